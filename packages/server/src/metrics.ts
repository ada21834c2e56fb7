import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { ClientErrorKind } from '@atlas/domain/clientErrors';
import type { ReplicationSlot } from './db/replicationSlots.ts';
import type { RouteClass } from './http/routeClass.ts';

/** The state of a connection pool: how many are open, idle, and waited for. */
export interface PoolCounts {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
}

/**
 * The backlog in the database, counted up to 1,001, with the seconds since the first item was due;
 * null when nothing is.
 */
export interface Backlog {
  queues: readonly { queue: string; waiting: number; running: number; failed: number; oldestWaitingSeconds: number | null }[];
  outbox: { due: number; oldestSeconds: number | null };
  slots: readonly ReplicationSlot[];
}

export interface RequestFacts {
  method: string | undefined;
  route: RouteClass;
  /** Null when the connection was closed before the response began. */
  status: number | null;
  seconds: number;
}

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST']);
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const STATEMENT_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5, 30];

/**
 * The metrics of an installation, in the text format of Prometheus. Every label comes from a closed
 * set, never from a visitor, so the number of series is limited. Each App has separate metrics.
 */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Histogram({
    name: 'atlas_http_request_duration_seconds',
    help: 'Requests by method, class of route and class of status.',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
    registers: [this.#registry],
  });
  readonly #failedRequests = new Counter({
    name: 'atlas_http_failed_requests_total',
    help: 'Requests that ended in an unexpected error.',
    registers: [this.#registry],
  });
  readonly #clientErrors = new Counter({
    name: 'atlas_client_errors_total',
    help: 'Errors reported by browsers, by how they were caught.',
    labelNames: ['kind'],
    registers: [this.#registry],
  });
  readonly #jobs = new Histogram({
    name: 'atlas_job_seconds',
    help: 'Duration of jobs by queue and outcome.',
    labelNames: ['queue', 'outcome'],
    buckets: [0.01, 0.1, 1, 10, 60, 600],
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
    help: 'Resolvers that ended in an unexpected error.',
    registers: [this.#registry],
  });
  readonly #statements = new Histogram({
    name: 'atlas_database_statement_duration_seconds',
    help: 'Statements sent to the database, including rejected ones.',
    buckets: STATEMENT_SECONDS,
    registers: [this.#registry],
  });
  readonly #connections = new Gauge({
    name: 'atlas_database_connections',
    help: 'Connections of this process to a server: total and idle; waiting is the number of requests that wait for one.',
    labelNames: ['server', 'state'],
    registers: [this.#registry],
  });
  readonly #queueDepth = new Gauge({
    name: 'atlas_job_queue_depth',
    help: 'Jobs by queue: waiting, running, and failed as often as they may and not run again. Counted up to 1,001, for all processes together.',
    labelNames: ['queue', 'state'],
    registers: [this.#registry],
  });
  readonly #queueOldest = new Gauge({
    name: 'atlas_job_queue_oldest_seconds',
    help: 'Age of the oldest due job of a queue; 0 when none is due.',
    labelNames: ['queue'],
    registers: [this.#registry],
  });
  readonly #outboxWaiting = new Gauge({
    name: 'atlas_outbox_waiting',
    help: 'Emails and webhooks that are due and not sent. Counted up to 1,001, for all processes together.',
    registers: [this.#registry],
  });
  readonly #outboxOldest = new Gauge({
    name: 'atlas_outbox_oldest_seconds',
    help: 'Age of the oldest of them; 0 when none is due.',
    registers: [this.#registry],
  });
  readonly #slotRetained = new Gauge({
    name: 'atlas_replication_slot_retained_bytes',
    help: 'Write-ahead log that the primary retains for a replica.',
    labelNames: ['slot'],
    registers: [this.#registry],
  });
  readonly #slotLost = new Gauge({
    name: 'atlas_replication_slot_lost',
    help: '1 for a replica that was away for too long and has to be copied again.',
    labelNames: ['slot'],
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

  /** Counts a job that ended, with its duration in seconds. */
  job({ queue, outcome, seconds }: { queue: string; outcome: 'done' | 'failed' | 'interrupted'; seconds: number }): void {
    this.#jobs.observe({ queue, outcome }, seconds);
  }

  /** Counts an operation by the name of its persisted document, never by a name from the client. */
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

  /** Sets the current connections of each server. */
  connections(pools: Readonly<Record<string, PoolCounts>>): void {
    for (const [server, pool] of Object.entries(pools)) {
      this.#connections.set({ server, state: 'total' }, pool.totalCount);
      this.#connections.set({ server, state: 'idle' }, pool.idleCount);
      this.#connections.set({ server, state: 'waiting' }, pool.waitingCount);
    }
  }

  /**
   * Sets the backlog of the database. Null when it could not be read; its series are then left out.
   */
  backlog(backlog: Backlog | null): void {
    for (const gauge of [this.#queueDepth, this.#queueOldest, this.#slotRetained, this.#slotLost]) gauge.reset();
    for (const gauge of [this.#outboxWaiting, this.#outboxOldest]) gauge.remove();
    if (backlog === null) return;
    for (const { queue, oldestWaitingSeconds, ...counts } of backlog.queues) {
      for (const state of ['waiting', 'running', 'failed'] as const) this.#queueDepth.set({ queue, state }, counts[state]);
      this.#queueOldest.set({ queue }, oldestWaitingSeconds ?? 0);
    }
    this.#outboxWaiting.set(backlog.outbox.due);
    this.#outboxOldest.set(backlog.outbox.oldestSeconds ?? 0);
    for (const { name: slot, retainedBytes, isLost } of backlog.slots) {
      this.#slotRetained.set({ slot }, retainedBytes);
      this.#slotLost.set({ slot }, Number(isLost));
    }
  }

  /**
   * Returns all metrics as text. Those of the process (event loop, heap, CPU) are collected from
   * the first call, so that unused metrics cost nothing.
   */
  text(): Promise<string> {
    if (!this.#watchesProcess) collectDefaultMetrics({ register: this.#registry });
    this.#watchesProcess = true;
    return this.#registry.metrics();
  }
}
