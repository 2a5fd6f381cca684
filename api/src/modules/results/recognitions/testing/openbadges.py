"""Verifies a badge, or the picture that it is baked into, with openbadgeslib (PyPI): `issuer`, `badge` and the `files` that it may fetch
by address, as JSON on the standard input. Prints `valid`, or why not."""

import json
import sys

from openbadgeslib.ob3 import OB3Verifier

given = json.load(sys.stdin)


def download(address, *_args, **_kwargs):
    return given["files"][address].encode()


try:
    verifier = OB3Verifier.for_issuer_did(given["issuer"], download=download)
    badge = given["badge"]
    if badge.startswith("<svg"):
        badge = OB3Verifier.extract_token_from_svg(badge.encode())
    verifier.verify(badge, check_status=True, download=download)
    print("valid")
except Exception as error:
    print(error)
