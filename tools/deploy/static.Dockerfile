# The static server of the shell and of the remotes: Caddy and its settings. What it serves is mounted:
# the folder of releases that `npm run deploy` writes.
# By digest, for reproducible builds; docs/operations.md says how to update it.
ARG CADDY_IMAGE=caddy:2-alpine@sha256:5f5c8640aae01df9654968d946d8f1a56c497f1dd5c5cda4cf95ab7c14d58648

FROM ${CADDY_IMAGE}
# A copy has no file capability: none is needed above port 1024, and one that may not be used
# would keep the program from starting.
RUN cp /usr/bin/caddy /usr/bin/plain && mv /usr/bin/plain /usr/bin/caddy
COPY tools/deploy/shell.Caddyfile tools/deploy/remote.Caddyfile tools/deploy/*.caddy /etc/caddy/
ENV XDG_CONFIG_HOME=/tmp XDG_DATA_HOME=/tmp
USER 1000:1000
EXPOSE 8080
