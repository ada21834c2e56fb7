import { drizzle } from 'drizzle-orm/node-postgres';
import type { Db } from './db.ts';
import { GuardedPool, SESSION_OPTIONS, type StatementEnded } from './pool.ts';

/** A position in the primary's log of writes, such as `0/3000148`. */
export type Position = string;

const PROBE_EVERY_MS = 1000;
/** A replica is not used when it lacks what the primary had this long ago. */
const MAX_BEHIND_MS = 5000;

const asNumber = (position: Position): bigint => {
  const [high = '0', low = '0'] = position.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
};
export const isPosition = (text: string): boolean => /^[0-9A-F]{1,8}\/[0-9A-F]{1,8}$/.test(text);

interface Replica {
  db: Db;
  pool: GuardedPool;
  /** The position it had replayed at the last probe; null while it does not respond. */
  replayed: bigint | null;
}

/**
 * Read-only copies of the database. Each is probed once a second for its position. One that is
 * unreachable, or lacks what the primary had five seconds ago, is not used until it has caught up.
 */
export class Replicas {
  readonly #replicas: Replica[];
  readonly #primary: GuardedPool;
  readonly #timer: NodeJS.Timeout;
  #seen: { at: number; position: bigint }[] = [];
  #next = 0;

  constructor(primary: GuardedPool, urls: readonly string[], max: number, statementEnded?: StatementEnded) {
    this.#primary = primary;
    this.#replicas = urls.map((url) => {
      const pool = new GuardedPool({
        connectionString: url,
        options: SESSION_OPTIONS,
        max,
        connectionTimeoutMillis: 2000,
        query_timeout: 30_000,
        statementEnded,
      });
      return { pool, db: drizzle({ client: pool, casing: 'snake_case' }), replayed: null };
    });
    this.#timer = setInterval(() => void this.probe(), PROBE_EVERY_MS).unref();
  }

  /** The pool of each, in the order of the addresses. */
  get pools(): readonly GuardedPool[] {
    return this.#replicas.map(({ pool }) => pool);
  }

  /** The primary's current position. Everything committed before is at or before it. */
  async position(): Promise<Position> {
    const { rows } = await request(this.#primary, 'select pg_current_wal_insert_lsn()::text as position');
    return rows[0]?.position ?? '0/0';
  }

  /** A replica that has reached a position and is not too far behind; null when none has. */
  reading(after: Position | null): Db | null {
    const wanted = after === null ? 0n : asNumber(after);
    const limit = Date.now() - MAX_BEHIND_MS;
    const due = this.#seen.findLast(({ at }) => at <= limit)?.position ?? this.#seen[0]?.position;
    const usable = this.#replicas.filter(({ replayed }) => replayed !== null && replayed >= wanted && due !== undefined && replayed >= due);
    this.#next = (this.#next + 1) % Math.max(1, usable.length);
    return usable[this.#next]?.db ?? null;
  }

  /** Probes the position of the primary and of every replica. */
  async probe(): Promise<void> {
    const position = await this.position().catch(() => null);
    if (position !== null) {
      const now = Date.now();
      const old = this.#seen.findLastIndex(({ at }) => at <= now - MAX_BEHIND_MS);
      this.#seen = [...this.#seen.slice(Math.max(0, old)), { at: now, position: asNumber(position) }];
    }
    await Promise.all(
      this.#replicas.map(async (replica) => {
        const answer = await request(replica.pool, 'select pg_last_wal_replay_lsn()::text as position').catch(() => null);
        const replayed = answer?.rows[0]?.position ?? null;
        replica.replayed = replayed === null ? null : asNumber(replayed);
      }),
    );
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(this.#replicas.map(({ pool }) => pool.end()));
  }
}

const request = async (pool: GuardedPool, text: string): Promise<{ rows: { position: string | null }[] }> => {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    return await client.query<{ position: string | null }>(text);
  } catch (error) {
    broken = error as Error;
    throw error;
  } finally {
    client.release(broken);
  }
};
