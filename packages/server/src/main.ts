import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { App } from './app.ts';
import { JOBS } from './registry/jobs.ts';
import { untilItResponds } from './db/reach.ts';
import { OperatorError } from './errors.ts';
import { knownDocuments, readPersisted } from './graphql/documents.ts';
import { schema } from './graphql/schema.ts';
import { createGraphQL } from './graphql/serve.ts';
import { createHttpServer } from './http/server.ts';
import { APP_FOLDER, loadRenderer } from './http/renderer.ts';
import { createSite } from './http/site.ts';
import { work } from './jobs/work.ts';
import { createLog } from './log.ts';
import { closeApp, openApp } from './openApp.ts';
import { demoAccountsText } from './seed/demo.ts';
import { readSettings, type Settings } from './settings.ts';

export interface Running {
  app: App;
  /** The address it listens on, such as http://127.0.0.1:4000. */
  address: string;
  /**
   * Rejects new connections, lets running requests finish (10 seconds at most), then closes the
   * database.
   */
  stop(): Promise<void>;
}

/**
 * Starts the server over the app that is built in a folder. It waits for a PostgreSQL that does not
 * respond yet.
 *
 * @throws OperatorError with a message for operators
 */
export async function start(settings: Settings, appFolder = APP_FOLDER): Promise<Running> {
  if (settings.databaseUrl !== undefined) await untilItResponds(settings.databaseUrl, createLog(settings.logLevel));
  const app = await openApp(settings, appFolder);
  const graphql = createGraphQL({
    schema,
    documents: knownDocuments(schema, readPersisted(), (id, problem) =>
      app.log.warn({ id, problem }, 'a persisted document does not fit the schema and is not served'),
    ),
    trustedOnly: settings.trustedOnly,
    log: app.log,
    metrics: app.metrics,
  });
  const renderer = await loadRenderer(appFolder);
  const site = renderer && createSite(app, graphql, renderer, join(appFolder, 'dist'));
  await app.changes.open();
  const server = createHttpServer(app, graphql, site);
  server.listen(settings.port, settings.host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await app.queues.open(JOBS);
  if (settings.workers) await work(app, JOBS);
  let stopped: Promise<void> | undefined;
  const stop = async () => {
    const closed = once(server, 'close');
    server.close();
    await app.live.close();
    await app.changes.close();
    server.closeIdleConnections();
    const late = setTimeout(() => server.closeAllConnections(), 10_000);
    await closed;
    clearTimeout(late);
    await closeApp(app);
  };
  return {
    app,
    address: `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${port}`,
    stop: () => (stopped ??= stop()),
  };
}

/**
 * Starts a process that runs jobs and serves no requests.
 *
 * @throws OperatorError, for instance when another process has the embedded database
 */
export async function startWorker(settings: Settings): Promise<Pick<Running, 'stop'>> {
  if (settings.databaseUrl !== undefined) await untilItResponds(settings.databaseUrl, createLog(settings.logLevel));
  const app = await openApp(settings);
  await app.queues.open(JOBS);
  await work(app, JOBS);
  return { stop: () => closeApp(app) };
}

/** Runs the server until a shutdown signal. Expected failures end the process with one sentence. */
export const main = (): Promise<void> =>
  runUntilShutdown(start, ({ address }, settings) => {
    console.log(`\nAtlas is ready: ${address}`);
    if (settings.demo) console.log(demoAccountsText(settings.demoPassword));
  });

/** Runs a worker in the same way. */
export const mainOfWorker = (): Promise<void> => runUntilShutdown(startWorker, () => console.log('Atlas is at work.'));

async function runUntilShutdown<Process extends { stop(): Promise<void> }>(
  begin: (settings: Settings) => Promise<Process>,
  announce: (running: Process, settings: Settings) => void,
): Promise<void> {
  try {
    const settings = readSettings(process.env);
    const running = await begin(settings);
    // Before the announcement: a process that reads it may send the signal at once.
    const end = () => void running.stop().then(() => process.exit(0));
    process.on('SIGTERM', end);
    process.on('SIGINT', end);
    announce(running, settings);
  } catch (error) {
    const message = startFailure(error as NodeJS.ErrnoException);
    if (message === null) throw error;
    console.error(message);
    process.exit(1);
  }
}

function startFailure(error: NodeJS.ErrnoException): string | null {
  if (error instanceof OperatorError) return error.message;
  if (error.code === 'EADDRINUSE') return `PORT: ${error.message}. Stop what uses it, or choose another PORT.`;
  if (error.code === 'EACCES' || error.code === 'EROFS') return `DATA_DIR or PORT: ${error.message}.`;
  return null;
}

if (import.meta.main) await main();
