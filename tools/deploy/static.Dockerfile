# One image for each static part: --build-arg PART=shell, mf-public, mf-nomination, ...
# By digest, for reproducible builds; docs/operations.md says how to update them.
ARG NODE_IMAGE=node:24-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d
ARG CADDY_IMAGE=caddy:2-alpine@sha256:5f5c8640aae01df9654968d946d8f1a56c497f1dd5c5cda4cf95ab7c14d58648

FROM ${NODE_IMAGE} AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
COPY shared/package.json shared/
COPY api/package.json api/
COPY shell/package.json shell/
COPY mf-public/package.json mf-public/
COPY mf-nomination/package.json mf-nomination/
COPY mf-judging/package.json mf-judging/
COPY mf-admin/package.json mf-admin/
COPY e2e/package.json e2e/
RUN npm ci
COPY . .
ARG PART
# Names and addresses of the programme are part of the pages: a JSON object, see shared/programme/site.ts.
ARG MERITUM_SITE=
# The number of the release: sealed into remotes, and the least that the shell accepts.
ARG REMOTES_BUILD
# The key that signs the remotes. The shell's build reads only its public half.
RUN --mount=type=secret,id=remotes_key,required=true \
	test -n "$PART" && REMOTES_KEY_FILE=/run/secrets/remotes_key npm run build -- "$PART"
RUN case "$PART" in shell) kind=shell ;; *) kind=remote ;; esac \
	&& mkdir /site && cp -r "$PART/dist" /site/srv \
	&& cp "tools/deploy/$kind.Caddyfile" /site/Caddyfile && cp tools/deploy/*.caddy /site/

FROM ${CADDY_IMAGE}
# A copy has no file capability: none is needed above port 1024, and one that may not be used
# would keep the program from starting.
RUN cp /usr/bin/caddy /usr/bin/plain && mv /usr/bin/plain /usr/bin/caddy
COPY --from=build /site/Caddyfile /site/*.caddy /etc/caddy/
COPY --from=build /site/srv /srv
ENV XDG_CONFIG_HOME=/tmp XDG_DATA_HOME=/tmp
USER 1000:1000
EXPOSE 8080
