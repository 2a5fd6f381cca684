# One image for each static part: --build-arg PART=shell, mf-public, mf-nomination, ...
ARG NODE_VERSION=20
ARG CADDY_VERSION=2

FROM node:${NODE_VERSION}-bookworm-slim AS build
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
RUN test -n "$PART" && npm run build -- "$PART"
RUN case "$PART" in shell) kind=shell ;; *) kind=remote ;; esac \
	&& mkdir /site && cp -r "$PART/dist" /site/srv \
	&& cp "tools/deploy/$kind.Caddyfile" /site/Caddyfile && cp tools/deploy/*.caddy /site/

FROM caddy:${CADDY_VERSION}-alpine
# A copy has no file capability. It needs none above port 1024, and one without leave to use it
# would keep the program from starting.
RUN cp /usr/bin/caddy /usr/bin/plain && mv /usr/bin/plain /usr/bin/caddy
COPY --from=build /site/Caddyfile /site/*.caddy /etc/caddy/
COPY --from=build /site/srv /srv
ENV XDG_CONFIG_HOME=/tmp XDG_DATA_HOME=/tmp
USER 1000:1000
EXPOSE 8080
