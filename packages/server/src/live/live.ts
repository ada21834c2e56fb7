import pg from 'pg';
import { sql } from 'drizzle-orm';
import { afterCommit } from '../db/afterCommit.ts';
import type { Database, Db } from '../db/open.ts';
import type { Log } from '../log.ts';

/**
 * The channel between processes on PostgreSQL. A notice contains the ids of people, separated by
 * commas.
 */
const CHANNEL = 'atlas_live';
/** The number of people in one notice, which is limited to 8,000 bytes. */
const PEOPLE_AT_ONCE = 700;
const MAX_PAGES_OF_ONE_PERSON = 8;
const MAX_PAUSE_MS = 30_000;

/** One open page that subscribes to changes. */
interface Listener {
  wake(): void;
  end(): void;
}

/**
 * Notifies open pages that there is something new for a person, whichever process they are
 * connected to, once the transaction has committed. The notice has no content; the pages query the
 * database. A notice may be lost with a connection, so listeners are also woken when it is
 * restored.
 */
export class Live {
  readonly #database: Database;
  readonly #log: Log;
  readonly #listeners = new Map<number, Set<Listener>>();
  #connection: pg.Client | null = null;
  #isConnecting = false;
  #isClosed = false;

  constructor(database: Database, log: Log) {
    this.#database = database;
    this.#log = log;
  }

  /** The number of listening pages. */
  get size(): number {
    return [...this.#listeners.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /** Notifies the pages of these people when the transaction has committed. */
  async notify(tx: Db, people: readonly number[]): Promise<void> {
    if (this.#database.url === undefined) return afterCommit(tx, () => this.#wake(people));
    for (let from = 0; from < people.length; from += PEOPLE_AT_ONCE) {
      await tx.execute(sql`select pg_notify(${CHANNEL}, ${people.slice(from, from + PEOPLE_AT_ONCE).join(',')})`);
    }
  }

  /**
   * Yields once at the beginning and again whenever there may be something new for a person, until
   * `signal` aborts or the process stops. Notices that arrive while the reader is busy are merged.
   * Each person has at most eight listening pages; the oldest ends when a ninth starts.
   */
  async *listen(userId: number, signal: AbortSignal): AsyncGenerator<void> {
    this.#connect();
    let isDue = true;
    let isOver = this.#isClosed || signal.aborted;
    let wake = () => undefined as void;
    const listener: Listener = {
      wake: () => {
        isDue = true;
        wake();
      },
      end: () => {
        isOver = true;
        wake();
      },
    };
    this.#add(userId, listener);
    signal.addEventListener('abort', listener.end, { once: true });
    try {
      while (!isOver) {
        if (isDue) {
          isDue = false;
          yield;
        } else {
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        }
      }
    } finally {
      signal.removeEventListener('abort', listener.end);
      this.#remove(userId, listener);
    }
  }

  /** Ends the listening of every page. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const listeners of this.#listeners.values()) for (const { end } of listeners) end();
    await this.#connection?.end();
  }

  #add(userId: number, listener: Listener): void {
    const listeners = this.#listeners.get(userId) ?? new Set();
    this.#listeners.set(userId, listeners.add(listener));
    const [oldest] = listeners;
    if (listeners.size > MAX_PAGES_OF_ONE_PERSON && oldest) {
      listeners.delete(oldest);
      oldest.end();
    }
  }

  #remove(userId: number, listener: Listener): void {
    const listeners = this.#listeners.get(userId);
    listeners?.delete(listener);
    if (listeners?.size === 0) this.#listeners.delete(userId);
  }

  #wake(people: Iterable<number>): void {
    for (const person of people) for (const { wake } of this.#listeners.get(person) ?? []) wake();
  }

  /** Opens a separate connection when the first page listens, and again when it breaks. */
  #connect(pauseMs = 250): void {
    const { url } = this.#database;
    if (url === undefined || this.#connection !== null || this.#isConnecting || this.#isClosed) return;
    this.#isConnecting = true;
    const client = new pg.Client({
      connectionString: url,
      application_name: 'atlas live',
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
    });
    let isBroken = false;
    const again = (error: unknown) => {
      // One break may emit several events.
      if (isBroken) return;
      isBroken = true;
      this.#isConnecting = false;
      if (this.#connection === client) this.#connection = null;
      void client.end().catch(() => undefined);
      if (this.#isClosed || this.#listeners.size === 0) return;
      this.#log.warn({ err: error, pauseMs }, 'notices between processes are interrupted');
      setTimeout(() => this.#connect(Math.min(pauseMs * 2, MAX_PAUSE_MS)), pauseMs).unref();
    };
    client.on('error', again);
    client.on('notification', ({ payload = '' }) => this.#wake(payload.split(',').map(Number)));
    client
      .connect()
      .then(() => client.query(`listen ${CHANNEL}`))
      .then(async () => {
        if (isBroken) return;
        this.#isConnecting = false;
        if (this.#isClosed) return client.end();
        this.#connection = client;
        // Notices sent in between are lost, so every page queries again.
        this.#wake(this.#listeners.keys());
      })
      .catch(again);
  }
}
