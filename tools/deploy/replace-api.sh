#!/bin/sh
# Replaces each process of the API by one of the image of VERSION without a failed request: starts it
# beside those that run, waits until it is healthy, and then asks an old one to finish and end.
# `docker compose up api` would stop the old one before the new one starts.
set -eu
old=$(docker compose ps --quiet api)
count=$(echo "$old" | wc -w)
[ "$count" -gt 0 ] || exec docker compose up --detach --no-deps --wait api
for one in $old; do
	docker compose up --detach --no-deps --no-recreate --scale "api=$((count + 1))" --wait api
	# As long as compose's own stop_grace_period.
	docker stop --time 20 "$one"
	docker rm "$one"
done
docker compose ps api
