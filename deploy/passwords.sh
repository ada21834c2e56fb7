#!/bin/bash
# Refuses passwords that would have to be escaped in an address, before anything uses them.
set -euo pipefail
for name in POSTGRES_PASSWORD REPLICA_PASSWORD; do
  if ! [[ "${!name:-}" =~ ^[0-9A-Za-z]{32,}$ ]]; then
    echo "$name: use at least 32 letters and digits, for example from: openssl rand -hex 32" >&2
    exit 1
  fi
done
