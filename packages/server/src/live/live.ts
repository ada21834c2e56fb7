import pg from 'pg';
import { sql } from 'drizzle-orm';
import { afterCommit } from '../db/afterCommit.ts';
import type { Database, Db } from '../db/open.ts';
import type { Log } from '../log.ts';

/** Between processes on PostgreSQL: the ids of people, with commas. */
const CHANNEL = 'atlas_live';
/** A notice takes 8,000 bytes at most. */
const PEOPLE_AT_ONCE = 700;
const MAX_PAGES_OF_ONE_PERSON = 8;
const MAX_PAUSE_MS = 30_000;

/** One open page that wants to know. */
interface Listener {
  wake(): void;
  end(): void;
}

/**
 * Tells open pages that there is something new for a person, whichever process they are connected to, once the transaction has committed. It says only
 * that there is something; what it is, they ask the database. A notice may be lost with a connection, so whoever listens is also woken when there is one
 * again.
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

  /** How many pages listen. */
  get size(): number {
    return [...this.#listeners.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /** Tells the pages of these people when the transaction has committed. */
  async notify(tx: Db, people: readonly number[]): Promise<void> {
    if (this.#database.url === undefined) return afterCommit(tx, () => this.#wake(people));
    for (let from = 0; from < people.length; from += PEOPLE_AT_ONCE) {
      await tx.execute(sql`select pg_notify(${CHANNEL}, ${people.slice(from, from + PEOPLE_AT_ONCE).join(',')})`);
    }
  }

  /**
   * Comes once at the beginning and again whenever there may be something new for a person, until `signal` aborts or the process stops. Notices that come
   * while the reader is busy are one. Of one person eight pages listen at most; the oldest ends for a ninth.
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

  /** Ends every page's listening. */
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

  /** A connection of its own, from the first page that listens on, and again when it breaks. */
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
      // A connection may break in several ways at once.
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
        // What was told in between is lost, and asked for.
        this.#wake(this.#listeners.keys());
      })
      .catch(again);
  }
}
