# The server's own words.

server-stopped = This table has been stopped: the program has changed since, and its moves would mean something else now (rules { $then }, now { $now }). It is shown as it was after { $shown } of { $moves } moves. Nothing of it is lost; with the earlier program it can go on.
server-confirm-turn = Your turn is rehearsed. Confirm it, or take it back.
server-total = total
page-not-built = Kolonie is running, but its browser client has not been built. Build it with: cd web && npm ci && npm run build. Programs find the interface described at /schema, and kolonie play plays in the terminal.
guest-name = Guest { $n }
former-player = Former player

server-ended-resigned = { $who } has resigned.
server-ended-abandoned = The players have agreed to stop. The game counts for nothing.
server-ended-closed = The owner has closed the table.
server-ended-expired = Nobody came for a long time, so the table has ended.
server-left-over = { $who } wins.

deletion-guest = You are forgotten: your name, your settings and this session.
deletion-account = Your account: name, password, mail address, settings and all sessions.
deletion-tables = { $n ->
    [one] { $n } unfinished table: where others play you resign, otherwise it is closed.
   *[other] { $n } unfinished tables: where others play you resign, otherwise they are closed.
 }
deletion-chat = { $n ->
    [one] { $n } line that you have written in chats.
   *[other] { $n } lines that you have written in chats.
 }
deletion-games = { $n ->
    [one] { $n } finished game stays with its moves and scores, because others played it too; in place of your name it says “Former player”.
   *[other] { $n } finished games stay with their moves and scores, because others played them too; in place of your name they say “Former player”.
 }
deletion-backups = Backups that the operator made before keep what was in them.

bot-learner = Learner
bot-easy = Easy
bot-medium = Medium
bot-hard = Hard
bot-expert = Expert
bot-random = Random moves
bot-greedy = One turn ahead

error-invalid = The request is not valid. { $field }
error-not-found = There is nothing here.
error-method = This cannot be done here.
error-too-large = The request is too large.
error-media-type = This kind of content is not understood.
error-server = Something went wrong on the server. Nothing that was acknowledged is lost.
error-busy = The server is busy. Try again in a moment.
error-rate = Too many requests. Wait a moment.
error-no-session = Your session is over. Load the page again.
error-unknown-session = This browser has a session that is over, or one of another server.
error-csrf = The request did not come from a page of this server. Load the page again.
error-no-table = There is no such table, or it is private.
error-no-game = There is no game called { $game }.
error-no-lesson = There is no lesson called { $lesson }.
error-no-puzzle = There is no puzzle { $number } of this game.
error-not-asked = The lesson has gone on: it does not ask for this now.
error-no-link = This link is not valid.
error-no-seat = This seat is taken.
error-no-bot = There is no bot called { $bot }.
error-two-me = You can take one seat; further seats at the same device are for players who take turns at it.
error-setup = The table cannot be set up with these options.
error-seats = This game is for { $least } to { $most } players.
error-seed-with-others = You can choose the shuffle key only where no other people play: whoever knows it knows every card.
error-not-your-seat = This is not your seat.
error-not-running = The game is not running.
error-not-finished = This is possible only after the end of the game.
error-no-hint = Hints are given only where nobody else plays: alone, against bots, or at one device.
error-analysis-limit = You have asked for many analyses lately. Wait until they are done, or until tomorrow.
error-no-turn = The analysis has no such turn.
error-nothing-to-play = Nothing is left to be played from there.
error-storage = The server cannot store anything now. Nothing was changed; try again later.
error-stopped = This table was begun with an earlier version of the game and would now be played differently, so it has been stopped. Nothing of it is lost.
error-stale = This decision is already over. Here is the table as it is now.
error-bot-plays = A bot plays this seat. Take the seat back first.
error-cannot-take-over = This seat cannot be given to a bot or taken back now.
error-is-present = The owner of this seat is here, or was here a moment ago.
error-back-nothing = You have nothing to take back.
error-back-revealed = That cannot be taken back: something hidden has been shown.
error-back-other = That cannot be taken back: it is confirmed, or somebody else has acted since.
error-no-draft = There is nothing to confirm.
error-bad-record = This is not the record of a game that was played.
error-bad-name = A name needs at least one visible character.
error-name-taken = There is already an account of this name.
error-has-account = You already have an account.
error-short-password = A password needs at least { $n ->
    [one] { $n } character
   *[other] { $n } characters
 }.
error-bad-login = The name or the password is wrong.
error-bad-password = The password is wrong.
error-no-account = You have no account.
error-own-session = This is the session you are using. Log out instead.
error-no-own-session = You have no such session.
error-no-reset-mail = This server sends no e-mail. Ask its operator for a link to set a new password.
error-mails = Too many mails have gone to this address. Try again in an hour.
error-not-owner = Only whoever opened the table can close it.
error-not-alone = Others play at this table. Agree with them to stop, or resign.
error-has-resigned = This seat has resigned.
error-dealing = The cards are being dealt.
error-no-pledge = This is not what the seat has committed to, or it is too early or too late for it.
error-silenced = The operator has asked you to be silent for a while.
error-cannot-mute = This cannot be muted.
error-no-line = There is no such line in the chat.
error-no-mail = This server sends no e-mail.
error-bad-mail = This is not an e-mail address.

mail-turn-subject = { $title }: it is your turn
mail-turn-body = { $name }, it is your turn in { $title }.

    { $link }
mail-confirm-subject = Kolonie: confirm your address
mail-confirm-body = Open this link to be told by mail when it is your turn:

    { $link }

    If you have not asked for it, do nothing.
mail-reset-subject = Kolonie: a new password
mail-reset-body = { $name }, open this link within an hour to set a new password:

    { $link }

    If you have not asked for it, do nothing: your password stays as it is.
mail-expires-subject = { $title }: your table ends soon
mail-expires-body = { $name }, nothing has happened at your table of { $title } for a long time. It ends on { $day } unless somebody comes.

    { $link }

operator-page = Kolonie: figures of this server
figure-tables-in-memory = Tables in memory
figure-sockets = Open sockets
figure-moves-committed = Moves kept since the start
figure-appends-raced = Moves that another process was faster with
figure-painters = Painters at work
figure-painted = Pictures drawn by painters
figure-bots-waiting = Bots waiting for their turn to think
figure-bots-thoughts = Thoughts of bots
figure-bots-failures = Bots that failed
figure-mails-sent = Mails sent
figure-loop-longest-ms = Longest time nobody was served, in ms
figure-loop-busiest-ms = Of that, most time of the processor, in ms
figure-loop-held-up = How often others were held up
figure-requests = Requests
figure-requests-failed = Requests that failed by our fault
figure-requests-refused = Requests refused by limits
figure-request-ms = Mean time of a request, in ms
