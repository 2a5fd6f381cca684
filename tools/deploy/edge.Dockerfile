# The reverse proxy with its configuration, without root.
ARG CADDY_IMAGE=caddy:2-alpine@sha256:5f5c8640aae01df9654968d946d8f1a56c497f1dd5c5cda4cf95ab7c14d58648
FROM ${CADDY_IMAGE}
# A copy has no file capability: none is needed above port 1024, and one that may not be used
# would keep the program from starting.
RUN cp /usr/bin/caddy /usr/bin/plain && mv /usr/bin/plain /usr/bin/caddy \
	&& mkdir -p /state && chown 1000:1000 /state
COPY tools/deploy/edge.Caddyfile /etc/caddy/Caddyfile
COPY tools/deploy/unavailable.html /etc/caddy/
# Certificates and keys stay in the volume.
ENV XDG_DATA_HOME=/state XDG_CONFIG_HOME=/tmp
VOLUME /state
USER 1000:1000
EXPOSE 8080 8443
