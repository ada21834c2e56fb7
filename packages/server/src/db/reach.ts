import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { OperatorError } from '../errors.ts';
import type { Log } from '../log.ts';

/**
 * A PostgreSQL that cannot be used, with a message that names the database, host and port, and
 * never the password.
 */
export class DatabaseUnavailable extends OperatorError {
  override name = 'DatabaseUnavailable';
  /**
   * Why it does not respond yet, when it may in a moment: it is not running yet, or still starting.
   * Null when it rejects the connection.
   */
  readonly silence: string | null;
  constructor(message: string, silence: string | null, options: ErrorOptions) {
    super(message, options);
    this.silence = silence;
  }
}

export interface Patience {
  /** How long to wait, in milliseconds. */
  ms?: number;
  /**
   * The first pause in milliseconds; each is twice as long as the one before, up to five seconds.
   */
  firstPauseMs?: number;
}

/**
 * How long startup waits for PostgreSQL: long enough for one that is being restarted at the same
 * time.
 */
const PATIENCE_MS = 30_000;
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 5000;
/** The time limit of one attempt. */
const CONNECT_MS = 5000;

/** Codes of PostgreSQL or the network for failures that may pass in a moment. */
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

/** The address of a database without its user and password. */
function nameOf(url: string): string {
  const { hostname, port, pathname, searchParams, username } = new URL(url);
  const host = hostname || searchParams.get('host') || 'localhost';
  return `The database ${pathname.slice(1) || username} at ${host}:${port || '5432'}`;
}

function unavailable(cause: unknown, url: string): DatabaseUnavailable {
  const { code = '', message } = cause as { code?: string; message: string };
  // PostgreSQL's own message is a sentence. A system error with several causes has no message, only
  // a code.
  const said = cause instanceof pg.DatabaseError || code === '' ? message : code;
  return SOON.has(code) || SOON_TEXT.test(message)
    ? new DatabaseUnavailable(`${nameOf(url)} does not answer (${said}).`, said, { cause })
    : new DatabaseUnavailable(`${nameOf(url)} cannot be used: ${said}.`, null, { cause });
}

/**
 * Opens one connection to a PostgreSQL and closes it.
 *
 * @throws DatabaseUnavailable when that fails
 */
export async function assertReachable(url: string): Promise<void> {
  try {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
    // A server that disappears while the connection closes is not a failure here.
    client.on('error', () => undefined);
    await client.connect();
    await client.end();
  } catch (error) {
    throw unavailable(error, url);
  }
}

/**
 * Waits for a PostgreSQL that does not respond yet, for 30 seconds with growing pauses. Each failed
 * attempt is a warning in the log. A rejected user, password or database name is not retried.
 *
 * @throws DatabaseUnavailable
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
