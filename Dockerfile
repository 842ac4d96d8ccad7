# The command line of Mooring, for CI systems that run jobs in containers (docs/other-ci.md). Its context is a directory with the
# tarball of `npm pack` as mooring.tgz: `.ci/build-image` makes it.
FROM docker.io/library/node:24.15.0-alpine3.23@sha256:d1b3b4da11eefd5941e7f0b9cf17783fc99d9c6fc34884a665f40a06dbdfc94f

# The script of docs/other-ci.md needs bash and curl. The checkout of a CI job belongs to another user than this one; Mooring
# runs git without hooks and monitors.
RUN apk add --no-cache bash curl git && \
    git config --system --add safe.directory '*'

RUN --mount=type=bind,source=mooring.tgz,target=/tmp/mooring.tgz \
    npm install --global --offline --no-audit --no-fund --no-update-notifier /tmp/mooring.tgz

LABEL org.opencontainers.image.source="https://github.com/YOUR_ORG_NAME/mooring"
USER node
WORKDIR /work
ENTRYPOINT ["mooring"]
