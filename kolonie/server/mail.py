"""Mail, if the operator has set up a server for it. Without one everything works and nothing is sent."""

from __future__ import annotations

import asyncio
import logging
import smtplib
import time
from email.message import EmailMessage

from kolonie.server.config import Config, Smtp
from kolonie.server.store.accounts import Accounts
from kolonie.server.store.people import People
from kolonie.server.store.rows import TableRow
from kolonie.server.words import game_words, server_words

LOG = logging.getLogger("kolonie")
PAUSE = 600.0
"""Seconds between two mails to the same person."""


class Mail:
    def __init__(self, config: Config, people: People, accounts: Accounts) -> None:
        self.smtp = config.smtp
        self.public_url = config.public_url
        self.people = people
        self.accounts = accounts
        self.sent = 0

    async def your_turn(self, person_id: str, row: TableRow) -> None:
        """Tells a person with a confirmed address that it is its turn."""
        if self.smtp is None:
            return
        person = await self.people.by_id(person_id)
        if person is None or not person.mail or not await self.people.may_mail(person_id, time.time(), PAUSE):
            return
        language = person.language or "en"
        words = game_words(row.terms.game, language)
        title = words.say("title")
        link = f"{self.public_url}/table/{row.id}"
        await self._send(
            person.mail,
            words.say("mail-turn-subject", title=title),
            words.say("mail-turn-body", name=person.name, title=title, link=link),
        )

    async def will_expire(self, person_id: str, row: TableRow, then: float) -> None:
        """Warns a person with a confirmed address that a table ends if nobody comes."""
        if self.smtp is None:
            return
        person = await self.people.by_id(person_id)
        if person is None or not person.mail:
            return
        words = game_words(row.terms.game, person.language or "en")
        title, day = words.say("title"), time.strftime("%Y-%m-%d", time.gmtime(then))
        link = f"{self.public_url}/table/{row.id}"
        await self._send(
            person.mail,
            words.say("mail-expires-subject", title=title),
            words.say("mail-expires-body", name=person.name, title=title, day=day, link=link),
        )

    async def confirm_address(self, address: str, token: str, language: str) -> None:
        words = server_words(language)
        link = f"{self.public_url}/mail/{token}"
        body = words.say("mail-confirm-body", link=link)
        await self._send(address, words.say("mail-confirm-subject"), body)

    async def reset_password(self, address: str, name: str, token: str, language: str) -> None:
        """A link for whoever has forgotten the password of an account with a confirmed address."""
        words = server_words(language)
        link = f"{self.public_url}/reset/{token}"
        body = words.say("mail-reset-body", name=name, link=link)
        await self._send(address, words.say("mail-reset-subject"), body)

    async def _send(self, to: str, subject: str, body: str) -> None:
        assert self.smtp is not None
        message = EmailMessage()
        message["From"] = self.smtp.sender
        message["To"] = to
        message["Subject"] = subject
        message.set_content(body)
        try:
            await asyncio.to_thread(_deliver, self.smtp, message)
            self.sent += 1
        except (OSError, smtplib.SMTPException) as error:
            LOG.warning("mail could not be sent: %s", type(error).__name__)


def _deliver(smtp: Smtp, message: EmailMessage) -> None:
    kind = smtplib.SMTP_SSL if smtp.tls else smtplib.SMTP
    with kind(smtp.host, smtp.port, timeout=15) as server:
        if not smtp.tls and server.has_extn("starttls"):
            server.starttls()
        if smtp.user:
            server.login(smtp.user, smtp.password)
        server.send_message(message)
