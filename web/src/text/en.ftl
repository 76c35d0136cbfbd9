# The words of the interface. Words of a game come from the server or from its board's folder.

brand-home = Kolonie, to the lobby
lobby = To the main page
site-nav = Pages
nav-play = Play
nav-learn = Learn
learn-game = Learn { $title }
learn-short = Learn
learn-guide = How to play
learn-puzzles = Puzzles
nav-rules = Rules
nav-stats = Statistics
nav-gallery = Gallery
loading = Loading…
close = Close
save = Save
saved = Saved.
copied = Link copied.
you = you
name = Name
password = Password
language = Language
language-other = Switch to { $name }
theme = Colours
theme-dark = Dark
theme-light = Light
theme-system = Like the system
theme-flip = Switch between dark and light
settings = Settings
error-server = That did not work. Try again in a moment.
error-offline = The server cannot be reached.
error-stale = Play has gone on in the meantime. Look again.
offline = reconnecting…
lost-title = Nothing here
lost-text = This page or table does not exist, or it is not open to you.

choose-game = Game
create-title = New table
create = Create the table
start = Start playing
way = Mode of play
way-alone = Solo
way-alone-not = Not solo: this game is for { $min } to { $max } players.
way-bots = Against bots
way-device = One device
way-online = Online
seats = Seats
seat-fewer = One seat fewer
seat-more = One seat more
seat-name = Name of seat { $n }
seat-kind = Who sits on seat { $n }
bot-level = Level of the bot on seat { $n }
player-n = Player { $n }
kind-me = Me
kind-bot = Bot
kind-open = Anybody
kind-link = By link
kind-hotseat = This device
kind-open-about = whoever joins first
kind-link-about = whoever has the link
variants = Variants
more-options = Pace, clock, visibility, shuffle key
pace = Pace
pace-all = All
mode-live = Live
mode-days = Over days
clock = Clock
clock-none = No clock
clock-quick = 15 min + 20 s
clock-calm = 25 min + 30 s
clock-day = A day for each move
clock-week = A week for each move
clock-days = { $n } d
clock-hours = { $n } h
clock-left = { $n ->
    [one] { $n } second left
   *[other] { $n } seconds left
 }
confirm-each = Confirm every turn
confirm-each-about = A turn can be rehearsed and taken back until you end it.
public-table = Public
public-table-about = Listed in the lobby for everybody.
seed = Shuffle key
seed-random = random
invite-title = The table is ready
invite-text = Send each link to one person. It seats whoever opens it first.
copy-link = Copy link
link-seat = Link to seat { $n }
link-watch = Link for spectators
links = Links
to-table = To the table
your-tables = Your tables
your-tables-none = No table yet. Choose a game and start.
all-n = Show all { $n }
fewer = Fewer
open-tables = Open tables
open-none = Nobody is waiting for players now.
finished-tables = Finished
finished-none = Nothing finished yet.
seats-taken = { $n } of { $of } seats taken
join = Join
join-title = Take your seat
leave = Leave
upload = Open a record (.kol)
upload-about = A saved game opens as a replay.

your-turn = Your turn
waiting = Waiting
watching = Watching
waiting-for = { $names } to play
waiting-players = Waiting for players
game-over = The game is over
seat-open = free seat
seat-bot = bot
seat-here = on this device
seat-online = here
seat-away = away
seat-thinking = thinking
take-over = Let a bot play
acting-together = acting at once: { $n }
decision = Decision
decision-waits = Your decision is waiting:
options = Options
options-count = { $n ->
    [one] One option.
   *[other] { $n } options.
 }
options-here = { $n ->
    [one] One option here
   *[other] { $n } options here
 }
options-all = Show all
option-reveals = reveals something hidden, cannot be taken back
confirm-missing = Choose an option
confirm-turn = End the turn
confirm-turn-text = Everything is done. You can still take the turn back.
undo = Undo
undo-step = Take back one step
undo-turn = Undo turn
wall-revealed = Something hidden was revealed.
wall-other = Somebody else has acted since.
hint = Hint
hint-title = A strong player would consider, best first:
hint-thinking = Thinking…
hint-then = then { $steps }
option-advised = A coach would think of this:
coach-here = Coach
coach-here-about = Says what each decision is about, marks good options and warns before blunders. Nobody else plays at this table.
why-not = Why not?
why-not-title = Not possible now
why-not-none = Everything you could expect here is possible.
place-legal = possible
place-refused = not possible
board = Board
my-area = My area
my-board = My board
variants-usual = the usual game
common-board = Table
options-reveal = Whatever you choose reveals something hidden and cannot be taken back.
tab-lit = something can be chosen here
rivals = Opponents
rival-show = Show the board of { $name }
all-boards = All boards
back-to-board = Back to my board
crumbs = Round and phase
views = Views
side-tabs = Log, chat and rules
log = Log
log-empty = Nothing has happened yet.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Write to the others at the table…
rules = Rules
rules-search = Search the rules
rules-count = { $n ->
    [one] { $n } rule
   *[other] { $n } rules
 }
rules-none = No rule says that. Try another word.
rule-open = Open rule { $rule }
since-your-turn = Since your last turn
since-film = Watch it on the board
sheet-open = Open the decision
sheet-fold = Fold the decision
skip-start = To the start of a game
skip-decision = Skip to the decision
handover-title = Pass the device to { $name }
handover-text = Nothing private is on the screen.
handover-open = I am { $name }, open
zone-empty = nothing
map-way = way
text-off = (off)
text-view = Table as text
text-view-about = The whole position as lists, for reading and for screen readers.
quick-play = Play with one press
quick-play-about = An option is played at once, without Confirm.
source-reconstructed = reconstructed by us
source-public = from public sources
commitment = Fingerprint of the shuffle
commitment-about = Announced before the deal. After the game the shuffle key is shown, and anybody can check that it fits the fingerprint.
keys = Keys
key-option = select an option
key-confirm = confirm
key-undo = undo step, turn
key-drop = drop the selection
key-why = why not
key-hint = hint: what a strong player would do
key-boards = all boards
key-rival = another board, mine
key-tabs = log, chat, rules
key-search = search the rules
key-text = table as text
aid = Player aid

player = Player
total = Total
you-win = You win with { $unit ->
    [production] a lowest production of { $n }
   *[points] { $n } { $n ->
        [one] point
       *[other] points
     }
 }
somebody-wins = { $name } wins with { $unit ->
    [production] a lowest production of { $n }
   *[points] { $n } { $n ->
        [one] point
       *[other] points
     }
 }
nobody-wins = { $n } { $n ->
    [one] point
   *[other] points
 }, and no victory
consequences = What follows
points-alone = { $n } { $n ->
    [one] point
   *[other] points
 }
final-scoring = Final scoring
final-boards = Boards at the end
final-board = Board
points-over-time = Points during the game
rematch = Play again
record = Record
show-result = Show the result
replay = Replay
analysis = Analysis
replay-first = To the beginning
replay-back = One step back
replay-forward = One step on
replay-play = Play
replay-pause = Pause
replay-move = Move
replay-speed = Speed { $n }×
replay-to = To line { $n }
replay-eyes = From the view of
replay-nobody = a spectator
share = Copy link
continue-here = Continue from here
shuffle = Shuffle
shuffle-good = The shuffle is verified
shuffle-bad = The shuffle does not fit its fingerprint
shuffle-later = The shuffle key is shown after the game
shuffle-browser = Checked in this browser
shuffle-browser-same = SHA-256 of “kolonie/” and the shuffle key gives the fingerprint.

account = Account
account-of = Account of { $name }
account-new = Create an account
account-new-about = You keep all your tables. The password needs at least eight characters.
account-made = The account is yours, with all your tables.
login = Log in
login-about = Go back to your account on this device.
logged-in = Welcome back.
logout = Log out
guest-about = You are a guest: this browser remembers you. With an account you can play from any device.

stats-title = Statistics
stats-none = No finished games yet.
stats-game = Game
stats-seats = Seats
stats-mode = Pace
stats-games = Games
stats-mean = Average score
stats-best = Most points
gallery-title = Components
gallery-about = Every part of the interface, in all its states.
gallery-scene = What any game can put on the table
gallery-marks = Seats, resources, interface
gallery-buttons = Buttons and fields
gallery-decision = Decision
notice-turn = Your turn at another table: { $title }
stats-mine = Your games
stats-all = Everybody
stats-recent = Recent games
stats-wins = Won
stats-won = won
stats-score = Score
setting-default = default
options-more = { $n ->
    [one] Show { $n } option
   *[other] Show all { $n } options
 }
mail = Mail address
mail-hint = We tell you when it is your turn. Leave it empty and we send nothing.
mail-silent = This server sends no mail. Your address is still kept from before; empty the field to remove it.
mail-sent = A link to confirm the address is on its way.
mail-title = Confirm your address
mail-about = You will be told by mail that it is your turn.
mail-confirm = Confirm
mail-confirmed = The address is confirmed.
log-details = { $n ->
    [one] { $n } step
   *[other] { $n } steps
 }

showing = Shown step by step
showing-left = { $n ->
    [one] one more
   *[other] { $n } more
 }
showing-next = Next
showing-skip = To the present
pace-shown = Moves of others
pace-off = At once
pace-quick = Quick
pace-calm = Calm
film-again = See it again: { $what }

end-title = End the game
end-abandon = Stop together
end-abandon-about = When everybody who is playing agrees, the game is over. It counts for nothing.
end-abandon-yes = I agree to stop
end-abandon-not = I would rather go on
end-abandon-others = Would like to stop: { $names }
end-resign = Resign
end-resign-about = You cannot win any more, and the game counts as lost for you. A bot plays on for you, for the sake of the others. When only one player is left, that player has won.
end-resign-sure = Yes, resign
close-table = Close the table
close-table-about = Nobody else plays here. The game ends and counts for nothing.
seat-resigned = has resigned
dealing = The cards are being dealt…
expires = Nobody has been here for a long time. The table ends on { $day } unless somebody plays.
chat-about = What { $name } wrote
chat-mute = Hide everything this player writes
chat-unmute = show again
chat-muted = Hidden: { $name }
chat-reason = What is wrong with it
chat-report = Report to the operator
chat-reported = The operator will look at it.
shuffle-shares = Added by players
shuffle-shares-of = { $names }: committed to before the deal, so nobody could choose the deck, not even the server.
shuffle-chosen = The shuffle key was chosen by a player. The game counts for nothing.
strange-title = This browser is not known here
strange-about = It carries a session that is over, or one of another server at the same address. You can begin anew as a guest and log in to your account afterwards. A session of another server is lost by that.
strange-begin = Begin anew
name-login = With this name you log in. Nobody else can have it here.
password-old = Current password
password-new = New password
password-new-about = At least eight characters. All other devices are logged out.
password-change = Change the password
password-set = The password is changed.
password-forgotten = Forgotten password
password-operator = Forgotten the password? This server sends no mail: ask its operator for a link to set a new one.
password-mailed = If this account has a confirmed mail address, a link is on its way.
sessions = Where you are logged in
session-current = this browser
session-seen = last used on { $day }
session-unknown = an unknown browser
session-end = Log out
sessions-end = Log out everywhere else
my-data = Your data
my-data-about = Everything that this server keeps about you, as a file.
my-data-get = Download
delete-me = Delete me…
delete-goes = This is deleted
delete-stays = This stays
delete-not = Keep
delete-sure = Delete for good
deleted = You are forgotten.
lobby-what = Heavy strategy games of colonisation at one table: alone, against bots, with friends on one device, or online.
start-game = Play { $title }
expansion-of = expansion of { $title }
host = opened by { $name }
time-left = { $time } left
clock-each = { $time } for each move
live-tables = Being played now
watch = Watch
points-n = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
rematch-join = Play again: join
rematch-wanted = Already waiting for the next game: { $names }
reckoning = How it was reckoned
turning-points = Turning points
your-seat = your seat
seat-taken = Somebody already sits on this seat.
link-gone = This link leads nowhere any more.
stats-of = with { $seats } at the table

sound = Sound
sound-about = Two short tones when it is your turn.
notify = Browser notifications
notify-about = You are told outside this tab too. Turn it off in the settings of the browser.
sources-about = The rulebooks do not show every card. Those that are missing were designed by us in their spirit; the details of a component say so.
handover-next = next
handover-queue = Order of play
