"""Verifies badges with openbadgeslib (PyPI, with its extra `ldp`): `issuer`, `badges` and the `files` that it may fetch by address, as
JSON on the standard input. A badge is a JWT, a credential in JSON, or base64 of the picture that one is baked into. Prints a list with
`valid`, or why not."""

import base64
import json
import sys

from openbadgeslib.ob3 import OB3Verifier
from openbadgeslib.ob3.ldp import OB3LdpVerifier

given = json.load(sys.stdin)


def download(address, *_args, **_kwargs):
    return given["files"][address].encode()


def baked(badge):
    if badge.startswith("{") or badge.count(".") == 2:
        return badge
    picture = base64.b64decode(badge)
    if picture.startswith(b"\x89PNG"):
        return OB3Verifier.extract_token_from_png(picture)
    return OB3Verifier.extract_token_from_svg(picture)


def verified(badge):
    try:
        badge = baked(badge)
        kind = OB3LdpVerifier if badge.startswith("{") else OB3Verifier
        verifier = kind.for_issuer_did(given["issuer"], download=download)
        verifier.verify(badge, check_status=True, download=download)
        return "valid"
    except Exception as error:
        return str(error)


print(json.dumps([verified(badge) for badge in given["badges"]]))
