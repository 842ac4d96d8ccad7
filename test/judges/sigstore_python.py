"""Verifies bundles with the sigstore package, offline.

Reads lines of JSON: {"trustedRoot", "bundle"} as texts, {"identity", "issuer"}, and "artifact" in base64 for a bundle
without an envelope. Writes a line for each: {"payload"} in base64, or {"error"}.
"""

import base64
import json
import sys
import tempfile

from sigstore.models import Bundle, TrustedRoot
from sigstore.verify import Verifier
from sigstore.verify.policy import Identity


def trusted_root(text):
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        file.write(text)
        file.flush()
        return TrustedRoot.from_file(file.name)


def verify(request):
    verifier = Verifier(trusted_root=trusted_root(request["trustedRoot"]))
    bundle = Bundle.from_json(request["bundle"])
    policy = Identity(identity=request["identity"], issuer=request["issuer"])
    if "artifact" not in request:
        return verifier.verify_dsse(bundle, policy)[1]
    artifact = base64.b64decode(request["artifact"])
    verifier.verify_artifact(artifact, bundle, policy)
    return artifact


for line in sys.stdin:
    try:
        answer = {"payload": base64.b64encode(verify(json.loads(line))).decode()}
    except Exception as error:  # Malformed bundles raise errors of any type.
        answer = {"error": f"{type(error).__name__}: {error}"}
    print(json.dumps(answer))
