// Runs once, when the data folder is new: the API's own user, who may read and write one database.
const { readFileSync } = require('node:fs');

db.getSiblingDB('meritum').createUser({
  user: 'app',
  pwd: readFileSync('/run/secrets/mongodb_app_password', 'utf8').trim(),
  roles: [{ role: 'readWrite', db: 'meritum' }],
});
