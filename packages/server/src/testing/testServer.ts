import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createContext, type Context } from '../commands/context.ts';
import { knownDocument, knownDocuments, type KnownDocument } from '../graphql/documents.ts';
import { createGraphQL } from '../graphql/serve.ts';
import { schema } from '../graphql/schema.ts';
import { authenticate, contextOfSession } from '../modules/auth/sessionCommands.ts';
import { signIn } from '../modules/auth/signInCommands.ts';
import { findCredentials } from '../modules/auth/signInRepo.ts';
import { testApp, type TestApp } from './testApp.ts';
import { createHttpServer } from '../http/server.ts';
import type { Site } from '../http/site.ts';

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  // Each test knows the type of its own response.
  // oxlint-disable-next-line typescript/no-explicit-any
  json: any;
}

/** A browser that keeps its cookies from call to call. */
export interface Browser {
  send(path: string, init?: RequestInit): Promise<Answer>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
  graphql(query: string, variables?: Record<string, unknown>): Promise<Answer>;
  logIn(key: string): Promise<Answer>;
  cookies: Map<string, string>;
}

export interface TestServer {
  app: TestApp;
  /** The server itself, for tests that inspect its connections. */
  http: Server;
  address: string;
  browser(): Browser;
  /** The browser in which a demo account is signed in, the same one each time. */
  as(key: string): Promise<Browser>;
  /** Sends a query as a demo account and returns the response. */
  request(key: string, query: string, variables?: Record<string, unknown>): Promise<Answer['json']>;
  /** The id of a demo account. */
  idOf(key: string): Promise<number>;
  close(): Promise<void>;
}

/** Known documents by id; throws for an invalid one. */
export const documentsOf = (texts: Record<string, string>): Map<string, KnownDocument> =>
  knownDocuments(schema, texts, (id, problem) => {
    throw new Error(`${id}: ${problem}`);
  });

interface TestServerOptions {
  /** Texts of known documents, by id. */
  persisted?: Record<string, string>;
  /**
   * Sends queries that a browser passes as text by their id instead, as the app does, when they are
   * valid.
   */
  asKnown?: boolean;
  site?: Site;
}

/** Starts a real server on a free port over a database in memory. For tests. */
export async function testServer(options: Parameters<typeof testApp>[0] & TestServerOptions = {}): Promise<TestServer> {
  const app = await testApp(options);
  const documents = documentsOf(options.persisted ?? {});
  const bodyOf = (query: string, variables: Record<string, unknown>) => {
    if (options.asKnown !== true) return { query, variables };
    try {
      documents.set(query, knownDocument(schema, query));
    } catch {
      return { query, variables };
    }
    return { id: query, variables };
  };
  const graphql = createGraphQL({
    schema,
    documents,
    trustedOnly: app.settings.trustedOnly,
    log: app.log,
    metrics: app.metrics,
  });
  const server = createHttpServer(app, graphql, options.site ?? null);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = () => createBrowser(address, app.settings.demoPassword, bodyOf);
  const signedIn = new Map<string, Browser>();
  const as: TestServer['as'] = async (key) => {
    const known = signedIn.get(key);
    if (known) return known;
    const opened = browser();
    await opened.logIn(key);
    signedIn.set(key, opened);
    return opened;
  };
  return {
    app,
    http: server,
    address,
    browser,
    as,
    request: async (key, query, variables) => (await (await as(key)).graphql(query, variables)).json,
    idOf: async (key) => (await findCredentials(app.database.db, `${key}@atlas.example`))?.id ?? 0,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await app.close();
    },
  };
}

/** The code of a response's first error; undefined when it succeeded. */
export const codeOf = (answer: { errors?: { extensions: { code: string } }[] }): string | undefined => answer.errors?.[0]?.extensions.code;

/** Relay's id of a record. */
export const globalId = (type: string, id: number): string => Buffer.from(`${type}:${id}`).toString('base64');

function createBrowser(address: string, password: string, bodyOf: (query: string, variables: Record<string, unknown>) => unknown): Browser {
  const cookies = new Map<string, string>();
  const send: Browser['send'] = async (path, init = {}) => {
    const headers = new Headers(init.headers);
    if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(address + path, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    const text = await response.text();
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch {
      json = undefined;
    }
    return { status: response.status, headers: response.headers, text, json };
  };
  const post: Browser['post'] = (path, body, headers = {}) =>
    send(path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } });
  return {
    cookies,
    send,
    post,
    graphql: (query, variables = {}) => post('/api/graphql', bodyOf(query, variables), { 'auth-provider': 'dbAuth' }),
    logIn: (key) => post('/api/auth', { method: 'login', username: `${key}@atlas.example`, password }),
  };
}

/**
 * A resolver's context for a demo account, or for a visitor (null). For tests that need no HTTP.
 */
export async function contextOf(app: TestApp, key: string | null): Promise<Context> {
  const visitor = { ip: '127.0.0.1', userAgent: 'test', requestId: 'test' };
  if (key === null) return createContext(app, visitor, null);
  const { token } = await signIn(app, visitor, { username: `${key}@atlas.example`, password: app.settings.demoPassword });
  return contextOfSession(app, visitor, await authenticate(app, { cookie: token }));
}
