#!/bin/sh
# Runs a program with each secret NAME whose file NAME_FILE names in its environment, so that no
# secret stands in a compose file, an image or the output of `docker inspect`. Only files in the
# folder of secrets count: other variables end in _FILE too.
set -eu
folder=${SECRETS_FOLDER:-/run/secrets}
for name in $(env | sed -n 's/^\([A-Z][A-Z0-9_]*\)_FILE=.*/\1/p'); do
	eval "file=\$${name}_FILE"
	case $file in
	"$folder"/*) export "$name=$(cat "$file")" ;;
	esac
done
exec "$@"
