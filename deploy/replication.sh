#!/bin/bash
# Runs once, when the primary's data is made: the account with which the replica follows.
set -euo pipefail
psql -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" -d "$POSTGRES_DB" -v password="$REPLICA_PASSWORD" <<'SQL'
create role replica with replication login password :'password';
SQL
echo 'host replication replica all scram-sha-256' >> "$PGDATA/pg_hba.conf"
