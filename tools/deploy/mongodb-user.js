// Runs once for a new data folder: creates the API's user with access to one database.
const { readFileSync } = require('node:fs');

db.getSiblingDB('meritum').createUser({
  user: 'app',
  pwd: readFileSync('/run/secrets/mongodb_app_password', 'utf8').trim(),
  roles: [{ role: 'readWrite', db: 'meritum' }],
});
