"""Calls the platform over gRPC with modules that grpcio-tools generated from the files of `npm run protos`.

Usage: grpc_python.py MODULES HOST TOKEN GROUP. Prints what it got as one JSON object.
"""

import json
import sys

import grpc
from google.protobuf.field_mask_pb2 import FieldMask
from google.rpc import error_details_pb2, status_pb2

modules, host, token, group = sys.argv[1:]
sys.path.insert(0, modules)

from chainguard.platform.common.common_pb2 import UIDPFilter  # noqa: E402
from chainguard.platform.iam.v2 import iam_pb2, iam_pb2_grpc  # noqa: E402

metadata = [("authorization", f"Bearer {token}")]


def list_all(stub):
    """The names of all identities of the group, page by page, and how many the service counts."""
    names, page_token = [], ""
    while True:
        request = iam_pb2.ListIdentitiesRequest(
            uidp=UIDPFilter(children_of=group), page_size=2, page_token=page_token, order_by="name"
        )
        page = stub.ListIdentities(request, metadata=metadata, timeout=10)
        names += [identity.name for identity in page.identities]
        page_token = page.next_page_token
        if page_token == "":
            return {"names": names, "total": page.total_count, "has_total": page.HasField("total_count")}


def update(stub):
    """The group after a change of its description alone."""
    changed = iam_pb2.Group(uid=group, name="ignored", description="from Python")
    request = iam_pb2.UpdateGroupRequest(group=changed, update_mask=FieldMask(paths=["description"]))
    updated = stub.UpdateGroup(request, metadata=metadata, timeout=10)
    return {"name": updated.name, "description": updated.description}


def refusal(stub):
    """The status of a group that cannot be deleted, with its details."""
    try:
        stub.DeleteGroup(iam_pb2.DeleteGroupRequest(uid=group), metadata=metadata, timeout=10)
    except grpc.RpcError as error:
        trailers = dict(error.trailing_metadata())
        status = status_pb2.Status.FromString(trailers["grpc-status-details-bin"])
        failure = error_details_pb2.PreconditionFailure()
        unpacked = [detail.Unpack(failure) for detail in status.details]
        return {
            "code": error.code().name,
            "message": error.details() == status.message,
            "details": len(unpacked),
            "violations": [violation.type for violation in failure.violations],
        }


with grpc.insecure_channel(host) as channel:
    groups = iam_pb2_grpc.GroupsServiceStub(channel)
    identities = iam_pb2_grpc.IdentitiesServiceStub(channel)
    print(json.dumps({"list": list_all(identities), "update": update(groups), "refusal": refusal(groups)}))
