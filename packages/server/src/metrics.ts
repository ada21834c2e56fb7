import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { ClientErrorKind } from '@atlas/domain/clientErrors';
import type { RouteClass } from './http/routeClass.ts';

/** What is asked of a pool of connections: how many are open, idle, and waited for. */
export interface PoolCounts {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
}

export interface RequestFacts {
  method: string | undefined;
  route: RouteClass;
  /** Null when the connection was gone before the answer had begun. */
  status: number | null;
  seconds: number;
}

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST']);
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const STATEMENT_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5, 30];

/**
 * What an installation counts about itself, in the text format of Prometheus. Every label comes from a closed set of ours: nothing that a
 * visitor sent becomes one, so the number of series has a limit. Each App has its own.
 */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Histogram({
    name: 'atlas_http_request_duration_seconds',
    help: 'Answered requests by method, class of route and class of status.',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
    registers: [this.#registry],
  });
  readonly #failedRequests = new Counter({
    name: 'atlas_http_failed_requests_total',
    help: 'Requests that ended in an error nobody foresaw.',
    registers: [this.#registry],
  });
  readonly #clientErrors = new Counter({
    name: 'atlas_client_errors_total',
    help: 'Errors that browsers told of, by how they came upon them.',
    labelNames: ['kind'],
    registers: [this.#registry],
  });
  readonly #operations = new Counter({
    name: 'atlas_graphql_operations_total',
    help: "GraphQL operations by the name of the persisted document, or 'text' for one that came as text.",
    labelNames: ['operation'],
    registers: [this.#registry],
  });
  readonly #failedResolvers = new Counter({
    name: 'atlas_graphql_failed_resolvers_total',
    help: 'Resolvers that ended in an error nobody foresaw.',
    registers: [this.#registry],
  });
  readonly #statements = new Histogram({
    name: 'atlas_database_statement_duration_seconds',
    help: 'Statements sent to the database, refused ones too.',
    buckets: STATEMENT_SECONDS,
    registers: [this.#registry],
  });
  readonly #connections = new Gauge({
    name: 'atlas_database_connections',
    help: 'Connections of this process to a server: total and idle; waiting is how many requests stand in line for one.',
    labelNames: ['server', 'state'],
    registers: [this.#registry],
  });
  #watchesProcess = false;

  request({ method = '', route, status, seconds }: RequestFacts): void {
    this.#requests.observe(
      {
        method: METHODS.has(method) ? method : 'other',
        route,
        status: status === null ? 'aborted' : `${Math.floor(status / 100)}xx`,
      },
      seconds,
    );
  }

  requestFailed(): void {
    this.#failedRequests.inc();
  }

  clientError(kind: ClientErrorKind): void {
    this.#clientErrors.inc({ kind });
  }

  /** The name of a persisted operation, never one that a client gave. */
  operation(operation: string): void {
    this.#operations.inc({ operation });
  }

  resolverFailed(): void {
    this.#failedResolvers.inc();
  }

  statement(seconds: number): void {
    this.#statements.observe(seconds);
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  /** Everything as text. What concerns the process (event loop, heap, CPU) is watched from the first reading on: nobody pays who never reads. */
  async text(pools: Readonly<Record<string, PoolCounts>>): Promise<string> {
    if (!this.#watchesProcess) collectDefaultMetrics({ register: this.#registry });
    this.#watchesProcess = true;
    for (const [server, pool] of Object.entries(pools)) {
      this.#connections.set({ server, state: 'total' }, pool.totalCount);
      this.#connections.set({ server, state: 'idle' }, pool.idleCount);
      this.#connections.set({ server, state: 'waiting' }, pool.waitingCount);
    }
    return this.#registry.metrics();
  }
}
