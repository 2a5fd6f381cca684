#!/bin/sh
# Creates the secrets of docker-compose.yml once: `tools/deploy/make-secrets.sh [folder]`.
# Existing ones are kept. Keep the folder out of backups that others can read.
set -eu
folder=${1:-.data/secrets}
mkdir -p "$folder"
chmod 700 "$folder"

make() {
	[ -e "$folder/$1" ] || printf '%s' "$2" >"$folder/$1"
	# Containers read them as their own users; the folder keeps others out.
	chmod 644 "$folder/$1"
}

random() {
	openssl rand -hex "$1"
}

make mongodb_keyfile "$(openssl rand -base64 510 | tr -d "\n")"
make mongodb_root_password "$(random 24)"
make mongodb_app_password "$(random 24)"
make mongodb_uri "mongodb://app:$(cat "$folder/mongodb_app_password")@mongodb:27017/meritum?replicaSet=rs0&authSource=meritum"
make jwt_secret "$(random 48)"
# Filled in only while the secret is rotated.
make jwt_secret_previous ""
# Signs the remotes as they are built; see docs/decisions/0043.
make remotes_key "$(openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256)"
# From other providers: while empty, there is no Google sign-in, no mail and no bucket for documents.
make google_client_secret ""
make smtp_url ""
make documents_s3_key ""
