import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { OperatorError } from '../errors.ts';
import type { Log } from '../log.ts';

/** A PostgreSQL that cannot be used, with a sentence that names the database, host and port, and never the password. */
export class DatabaseUnavailable extends OperatorError {
  override name = 'DatabaseUnavailable';
  /** Why it does not answer where it may in a moment: it is not there yet, or it is starting. Null where it refuses us. */
  readonly silence: string | null;
  constructor(message: string, silence: string | null, options: ErrorOptions) {
    super(message, options);
    this.silence = silence;
  }
}

export interface Patience {
  /** For so long. */
  ms?: number;
  /** The first pause; each is twice as long as the one before, up to five seconds. */
  firstPauseMs?: number;
}

/** A start waits so long for PostgreSQL: long enough for one that is restarted beside it. */
const PATIENCE_MS = 30_000;
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 5000;
/** One try takes no longer. */
const CONNECT_MS = 5000;

/** What PostgreSQL, or the way to it, says when a moment may help. */
const SOON: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  // Too many connections; shut down; starting up.
  '53300',
  '57P01',
  '57P02',
  '57P03',
]);
/** pg's own errors have no code. */
const SOON_TEXT = /^(?:timeout expired|Connection terminated)/;

/** A database without who opens it. */
function nameOf(url: string): string {
  const { hostname, port, pathname, searchParams, username } = new URL(url);
  const host = hostname || searchParams.get('host') || 'localhost';
  return `The database ${pathname.slice(1) || username} at ${host}:${port || '5432'}`;
}

function unavailable(cause: unknown, url: string): DatabaseUnavailable {
  const { code = '', message } = cause as { code?: string; message: string };
  // What PostgreSQL itself says is a sentence; a system's error that has several causes says nothing.
  const said = cause instanceof pg.DatabaseError || code === '' ? message : code;
  return SOON.has(code) || SOON_TEXT.test(message)
    ? new DatabaseUnavailable(`${nameOf(url)} does not answer (${said}).`, said, { cause })
    : new DatabaseUnavailable(`${nameOf(url)} cannot be used: ${said}.`, null, { cause });
}

/** Opens one connection to a PostgreSQL and closes it. Throws DatabaseUnavailable when that fails. */
export async function assertReachable(url: string): Promise<void> {
  try {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
    // A server that goes away while we leave is none of our business here.
    client.on('error', () => undefined);
    await client.connect();
    await client.end();
  } catch (error) {
    throw unavailable(error, url);
  }
}

/**
 * Waits for a PostgreSQL that does not answer yet, for 30 seconds with growing pauses; each try that failed is a warning in the log. One that
 * refuses the user, the password or the name of the database is not asked again. Throws DatabaseUnavailable.
 */
export async function untilItResponds(
  url: string,
  log: Log,
  { ms = PATIENCE_MS, firstPauseMs = FIRST_PAUSE_MS }: Patience = {},
): Promise<void> {
  const end = performance.now() + ms;
  for (let next = firstPauseMs; ; next = Math.min(next * 2, MAX_PAUSE_MS)) {
    try {
      return await assertReachable(url);
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable) || error.silence === null) throw error;
      const wait = Math.min(next, end - performance.now());
      if (wait <= 0) {
        const message = `${nameOf(url)} has not answered for ${ms / 1000} seconds (${error.silence}).`;
        throw new DatabaseUnavailable(message, error.silence, { cause: error });
      }
      log.warn(`${error.message} Trying again in ${(wait / 1000).toFixed(1)} s.`);
      await pause(wait);
    }
  }
}
