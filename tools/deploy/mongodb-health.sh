#!/bin/bash
# Healthy once this server is the primary; the first check creates the replica set.
set -eu
export PASSWORD
PASSWORD=$(cat /run/secrets/mongodb_root_password)
exec mongosh --quiet --norc --eval '
  db.getSiblingDB("admin").auth("root", process.env.PASSWORD);
  try {
    rs.status();
  } catch (error) {
    if (error.codeName !== "NotYetInitialized") throw error;
    rs.initiate({ _id: "rs0", members: [{ _id: 0, host: "mongodb:27017" }] });
  }
  if (!db.hello().isWritablePrimary) quit(1);
'
