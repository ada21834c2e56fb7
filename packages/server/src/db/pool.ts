import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

type Query = (...args: unknown[]) => unknown;

const names = new Map<string, string>();
/**
 * The name of a statement. The same text gets the same name, so its plan is cached. A search opts
 * out with a comment: a generic plan ruins it.
 */
export function statementName(text: string): string | undefined {
  if (text.includes('/* unnamed */')) return undefined;
  const known = names.get(text);
  if (known !== undefined || names.size >= 1000) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}

const listeners = new Set<(text: string) => void>();
/**
 * Calls a listener for every statement that is sent. Tests and the benchmark count with it.
 *
 * @returns a function that removes the listener
 */
export function onStatement(listener: (text: string) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Called when a statement has ended, even when it failed, with its text, the name of its plan if it
 * has one, and its duration.
 */
export type StatementEnded = (text: string, name: string | undefined, ms: number) => void;

/**
 * The setup of PostgreSQL's sessions, as libpq's `options`. Compiling a plan takes longer (50 to
 * 150 ms) than any of our statements, and the estimated cost of a plan with a limit does not
 * predict its actual cost. A page costs the same wherever it lies, because data are in memory or on
 * an SSD. The default of 4, for spinning disks, causes sequential reads of small tables although an
 * index leads to the row.
 */
export const SESSION_OPTIONS = '-c jit=off -c random_page_cost=1.1';

/** Options of a pool, with an observer of its statements. */
export interface ObservedConfig extends pg.PoolConfig {
  statementEnded?: StatementEnded | undefined;
}

interface QueryObject {
  text?: unknown;
  values?: unknown;
  name?: unknown;
  submit?: unknown;
}

/**
 * Calls `end` when a call of pg's has its result, which is passed through unchanged. The end of a
 * stream (COPY) is not observed.
 */
function whenAnswered(query: Query, args: unknown[], end: () => void): unknown {
  const callback = args.at(-1);
  if (typeof callback === 'function') {
    args[args.length - 1] = (...answer: unknown[]) => {
      end();
      (callback as Query)(...answer);
    };
    return query(...args);
  }
  const answer = query(...args);
  if (answer instanceof Promise) answer.then(end, end);
  return answer;
}

export class NamingClient extends pg.Client {
  readonly #ended: StatementEnded | undefined;

  constructor(config?: ObservedConfig) {
    super(config);
    this.#ended = config?.statementEnded;
  }

  // pg types ten overloads of callbacks and promises. Every call passes through here with its
  // result unchanged.
  override query(...args: unknown[]): never {
    const first = args[0] as QueryObject | string | null | undefined;
    const text = typeof first === 'string' ? first : first?.text;
    if (listeners.size > 0 && typeof text === 'string') for (const listener of listeners) listener(text);
    // drizzle passes an object and its values. Begin, commit and DDL have no values and stay
    // unnamed.
    if (typeof first === 'object' && first !== null && typeof text === 'string' && typeof first.submit !== 'function') {
      const values = args[1] ?? first.values;
      const name = Array.isArray(values) && values.length > 0 ? statementName(text) : undefined;
      if (name !== undefined && first.name === undefined) args[0] = { ...first, name };
    }
    const ended = this.#ended;
    const query: Query = (...given) => (super.query as Query)(...given);
    if (ended === undefined || typeof text !== 'string') return query(...args) as never;
    const began = performance.now();
    const { name } = args[0] as QueryObject;
    return whenAnswered(query, args, () => ended(text, name as string | undefined, performance.now() - began)) as never;
  }
}

const inside = new AsyncLocalStorage<{ open: boolean }>();
export class OutsideTransaction extends Error {
  override name = 'OutsideTransaction';
  constructor() {
    super('The outer database handle is used inside a transaction: pass tx along');
  }
}

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: boolean | Error) => void) => void;

/**
 * A pool that rejects the outer handle inside a transaction. With one connection it would wait for
 * itself; with ten it would not see the transaction.
 */
export class GuardedPool extends pg.Pool {
  constructor(config: ObservedConfig) {
    super({ Client: NamingClient, ...config } as pg.PoolConfig);
    // The pool discards an idle connection that breaks; the next query opens another one.
    this.on('error', () => undefined);
    // A connection that breaks in use, between two statements, would end the process. With this
    // listener its next statement fails, and then the pool discards it.
    this.on('connect', (client) => client.on('error', () => undefined));
  }
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    if (inside.getStore()?.open !== true) {
      if (!callback) return super.connect();
      super.connect(callback);
      return undefined;
    }
    const error = new OutsideTransaction();
    if (!callback) return Promise.reject(error);
    process.nextTick(callback, error, undefined, () => undefined);
    return undefined;
  }
  /**
   * pg.Pool discards a client after any failed query. A rejected statement leaves its session
   * sound, so the client is reused.
   */
  override query(...args: unknown[]): never {
    return (typeof args.at(-1) === 'function' ? (super.query as Query)(...args) : this.#queryKept(args)) as never;
  }
  async #queryKept(args: unknown[]): Promise<unknown> {
    const client = await this.connect();
    let broken: Error | undefined;
    try {
      return await (client.query as Query)(...args);
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) broken = error as Error;
      throw error;
    } finally {
      client.release(broken);
    }
  }
}

/** Runs `work` with one exclusive client. A client whose connection broke is discarded. */
export async function withClient<T>(pool: GuardedPool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  const state = { open: true };
  let broken: Error | undefined;
  const onError = (error: Error) => {
    broken = error;
  };
  client.on('error', onError);
  try {
    return await inside.run(state, () => work(client));
  } finally {
    state.open = false;
    client.off('error', onError);
    client.release(broken);
  }
}
