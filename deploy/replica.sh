#!/bin/bash
# Prepares the replica's data folder, then runs the command in its arguments.
# PRIMARY_HOST, PRIMARY_PORT: the primary, which the role `replica` reads with PGPASSWORD.
set -euo pipefail
slot=replica1
primary=(--host "${PRIMARY_HOST:-primary}" --port "${PRIMARY_PORT:-5432}" --username replica --no-password)

# A fresh volume has the mode 1777 of the image's folder, with which PostgreSQL refuses to start.
chmod 0700 "$PGDATA"

if [ -s "$PGDATA/PG_VERSION" ]; then
  # The replica also starts, and serves reads, while the primary is down.
  pg_receivewal "${primary[@]}" --slot "$slot" --create-slot --if-not-exists ||
    echo "The slot $slot could not be checked: the primary did not respond." >&2
else
  # A copy that was interrupted has no PG_VERSION, because that file moves into place last.
  find "$PGDATA" -mindepth 1 -delete
  # The slot of an earlier copy may be lost, and is of no use to a new one. An active slot stays:
  # then another replica uses it, and creating it again fails.
  pg_receivewal "${primary[@]}" --slot "$slot" --drop-slot 2>/dev/null || true
  pg_receivewal "${primary[@]}" --slot "$slot" --create-slot
  pg_basebackup "${primary[@]}" --pgdata "$PGDATA/incoming" --write-recovery-conf --wal-method stream --slot "$slot" --checkpoint fast
  find "$PGDATA/incoming" -mindepth 1 -maxdepth 1 ! -name PG_VERSION -exec mv --target-directory "$PGDATA" {} +
  mv "$PGDATA/incoming/PG_VERSION" "$PGDATA/PG_VERSION"
  rmdir "$PGDATA/incoming"
fi

exec "$@"
