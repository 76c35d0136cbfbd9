"""Bodies are taken as they are described: a 0 is not a no, and a "3" is not a 3.

Litestar converts a body as kindly as it does the words of a query; here msgspec reads it first.
"""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import ValidationException


class StrictRequest(Request[Any, Any, Any]):
    async def json(self) -> Any:
        field = self.scope["route_handler"].parsed_data_field
        body = await self.body()
        if field is None or not body:
            return await super().json()
        try:
            return msgspec.json.decode(body, type=field.annotation)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            place = str(error).rpartition("$.")[2].strip("`") if "$." in str(error) else "body"
            raise ValidationException(extra=[{"key": place}]) from error
