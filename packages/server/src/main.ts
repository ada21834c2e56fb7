import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { App } from './app.ts';
import { startCleanUp } from './cleanUp.ts';
import { untilItAnswers } from './db/reach.ts';
import { OperatorError } from './errors.ts';
import { readPersisted } from './graphql/documents.ts';
import { schema } from './graphql/schema.ts';
import { createGraphQL } from './graphql/serve.ts';
import { createHttpServer } from './http/server.ts';
import { APP_FOLDER, loadRenderer } from './http/renderer.ts';
import { createSite } from './http/site.ts';
import { createLog } from './log.ts';
import { openApp } from './openApp.ts';
import { demoAccountsText } from './seed/demo.ts';
import { readSettings, type Settings } from './settings.ts';

export interface Running {
  app: App;
  /** Where it listens, such as http://127.0.0.1:4000. */
  address: string;
  /** Refuses new connections, lets running requests finish (10 seconds at most), then closes the database. */
  stop(): Promise<void>;
}

/**
 * Starts the server over the app that is built in a folder; a PostgreSQL that does not answer yet is waited for. Throws an OperatorError with a
 * sentence for people.
 */
export async function start(settings: Settings, appFolder = APP_FOLDER): Promise<Running> {
  if (settings.databaseUrl !== undefined) await untilItAnswers(settings.databaseUrl, createLog(settings.logLevel));
  const app = await openApp(settings);
  const graphql = createGraphQL({
    schema,
    persisted: readPersisted(),
    trustedOnly: settings.trustedOnly,
    log: app.log,
    metrics: app.metrics,
  });
  const renderer = await loadRenderer(appFolder);
  const server = createHttpServer(app, graphql, renderer && createSite(app, graphql, renderer, join(appFolder, 'dist')));
  server.listen(settings.port, settings.host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stopCleanUp = startCleanUp(app);
  let stopped: Promise<void> | undefined;
  const stop = async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeIdleConnections();
    const late = setTimeout(() => server.closeAllConnections(), 10_000);
    await closed;
    clearTimeout(late);
    await stopCleanUp();
    await app.database.close();
  };
  return {
    app,
    address: `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${port}`,
    stop: () => (stopped ??= stop()),
  };
}

/** Runs the server until it is told to stop; expected failures end the process with one sentence. */
export async function main(): Promise<void> {
  try {
    const settings = readSettings(process.env);
    const running = await start(settings);
    // Before the announcement: whoever reads it may end the process at once.
    const end = () => void running.stop().then(() => process.exit(0));
    process.on('SIGTERM', end);
    process.on('SIGINT', end);
    console.log(`\nAtlas is ready: ${running.address}`);
    if (settings.demo) console.log(demoAccountsText(settings.demoPassword));
  } catch (error) {
    const sentence = startFailure(error as NodeJS.ErrnoException);
    if (sentence === null) throw error;
    console.error(sentence);
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
