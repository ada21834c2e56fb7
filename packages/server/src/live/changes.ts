import pg from 'pg';
import type { Database } from '../db/open.ts';
import type { Log } from '../log.ts';

/** The channel on which the database says that something changed which public pages show. */
const CHANNEL = 'atlas_public';
const MAX_PAUSE_MS = 30_000;

/**
 * Tells this process when a commit, in any process, changed what public pages show: triggers on the
 * tables notify the channel. A notice may be lost with the connection, so no one may rely on their
 * memory while `isListening` is false.
 */
export class PublicChanges {
  readonly #database: Database;
  readonly #log: Log;
  readonly #listeners = new Set<() => void>();
  #connection: pg.Client | null = null;
  #isListening = false;
  #isClosed = false;

  constructor(database: Database, log: Log) {
    this.#database = database;
    this.#log = log;
  }

  /** Whether every change is noticed. */
  get isListening(): boolean {
    return this.#isListening;
  }

  /** Calls a listener for each change, and when changes may have been missed. */
  onChange(listener: () => void): void {
    this.#listeners.add(listener);
  }

  /** Starts to listen. Resolves once it does, or once the first attempt failed. */
  async open(): Promise<void> {
    if (this.#database.url === undefined) return this.#listenToPool();
    await this.#connect(this.#database.url);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#isListening = false;
    await this.#connection?.end();
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }

  /** The embedded database has one connection at a time, and all of its writes go through it. */
  async #listenToPool(): Promise<void> {
    const { pool } = this.#database;
    const listen = async (client: pg.ClientBase) => {
      client.on('notification', () => this.#changed());
      await client.query(`listen ${CHANNEL}`);
    };
    pool.on('connect', (client) => {
      this.#changed();
      void listen(client).catch((error: unknown) => {
        this.#isListening = false;
        this.#log.warn({ err: error }, 'changes of public pages are not noticed');
      });
    });
    const client = await pool.connect();
    try {
      await listen(client);
      this.#isListening = !this.#isClosed;
    } finally {
      client.release();
    }
  }

  async #connect(url: string, pauseMs = 250): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'atlas public',
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
    });
    let isBroken = false;
    const again = (error: unknown) => {
      // One break may emit several events.
      if (isBroken) return;
      isBroken = true;
      this.#isListening = false;
      this.#connection = null;
      void client.end().catch(() => undefined);
      if (this.#isClosed) return;
      this.#log.warn({ err: error, pauseMs }, 'changes of public pages are not noticed for now');
      setTimeout(() => void this.#connect(url, Math.min(pauseMs * 2, MAX_PAUSE_MS)), pauseMs).unref();
    };
    client.on('error', again);
    client.on('end', () => again(new Error('The connection ended')));
    client.on('notification', () => this.#changed());
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      return again(error);
    }
    if (this.#isClosed) return client.end();
    this.#connection = client;
    this.#isListening = true;
    // Changes from before are unknown.
    this.#changed();
  }
}
