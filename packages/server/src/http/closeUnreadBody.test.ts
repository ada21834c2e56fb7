import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
let cookie: string;
/** The server's ends of the connections, by the port of the client. */
const acceptedFrom = new Map<number, Socket>();
beforeAll(async () => {
  server = await testServer();
  server.http.on('connection', (socket) => acceptedFrom.set(socket.remotePort ?? 0, socket));
  const member = await server.as('member');
  cookie = [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
});
afterAll(() => server.close());

/** The largest body that any endpoint reads, plus the linger and the buffers. */
const MAX_READ_BYTES = 2 * 1024 * 1024;
const CHUNK = `8000\r\n${'x'.repeat(0x8000)}\r\n`;

interface Connection {
  socket: Socket;
  /** The server's end of the connection. */
  accepted: Socket;
  received: () => string;
}

async function open(): Promise<Connection> {
  const socket = connect((server.http.address() as AddressInfo).port, '127.0.0.1');
  let text = '';
  socket.setEncoding('latin1').on('data', (data: string) => (text += data));
  // A connection that the server ended while the client still sent is reset.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const port = socket.localPort ?? 0;
  while (!acceptedFrom.has(port)) await once(server.http, 'connection');
  return { socket, accepted: acceptedFrom.get(port) as Socket, received: () => text };
}

/** Sends an endless body until the connection ends. */
async function sendEndlessly(head: string[], chunk = CHUNK): Promise<{ answer: string; bytesRead: number }> {
  const { socket, accepted, received } = await open();
  const closed = Promise.all([socket, accepted].map((end) => new Promise((resolve) => end.once('close', resolve))));
  const host = `host: 127.0.0.1:${(server.http.address() as AddressInfo).port}`;
  socket.write(`${[head[0], host, ...head.slice(1)].join('\r\n')}\r\n\r\n`);
  const send = () => {
    while (socket.writable && socket.write(chunk)) if (socket.writableLength > 0) break;
  };
  socket.on('drain', send);
  send();
  await closed;
  return { answer: received(), bytesRead: accepted.bytesRead };
}

const CHUNKED = 'transfer-encoding: chunked';
const JSON_TYPE = 'content-type: application/json';
const FORM_TYPE = 'content-type: application/x-www-form-urlencoded';

describe.concurrent('a body without an end', () => {
  it.each([
    ['a page', 503, ['GET /courses HTTP/1.1', CHUNKED]],
    ['a page without a form', 405, ['POST /courses HTTP/1.1', CHUNKED]],
    ['the sign-in form', 503, ['POST /login HTTP/1.1', FORM_TYPE, CHUNKED]],
    ['the API', 413, ['POST /api/graphql HTTP/1.1', JSON_TYPE, CHUNKED]],
    ['sign-in over the API', 413, ['POST /api/auth HTTP/1.1', JSON_TYPE, CHUNKED]],
    ['client error reports', 413, ['POST /api/client-errors HTTP/1.1', JSON_TYPE, CHUNKED]],
    ['an upload without a size', 411, ['POST /api/upload-file?owner=userId&ownerId=1&purpose=avatar&name=a.png HTTP/1.1', CHUNKED]],
    ['an upload in pieces', 404, ['PATCH /api/upload-file/3f2b8c1a-9d4e-4f6a-8b7c-1d2e3f4a5b6c HTTP/1.1', 'tus-resumable: 1.0.0', CHUNKED]],
    ['unsubscribing', 413, ['POST /api/unsubscribe?token=x HTTP/1.1', FORM_TYPE, CHUNKED]],
    ['a service', 401, ['POST /api/email-bounces HTTP/1.1', 'content-type: message/rfc822', CHUNKED]],
    ['health', 405, ['POST /api/health HTTP/1.1', CHUNKED]],
    ['an unknown address', 404, ['POST /api/nothing HTTP/1.1', CHUNKED]],
  ])('to %s gets %i, and the connection ends', async (_door, status, head) => {
    const { answer, bytesRead } = await sendEndlessly([...head, `cookie: ${cookie}`]);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toMatch(/\r\nconnection: close\r\n/i);
    expect(answer.split('\r\n\r\n')[1]).toMatch(/^\{".*\}$/);
    expect(bytesRead).toBeLessThan(MAX_READ_BYTES);
  });

  it('past the length of an upload in pieces is rejected, and the connection ends', async () => {
    const admin = await server.as('admin');
    const { json } = await admin.graphql('{ viewer { course(databaseId: 136) { units { lessons { databaseId } } } } }');
    const lessonId = json.data.viewer.course.units[0].lessons[0].databaseId as number;
    const tus = { 'tus-resumable': '1.0.0', 'upload-length': '5000' };
    const query = `owner=lessonId&ownerId=${lessonId}&purpose=attachment&name=plan.pdf`;
    const begun = await admin.send(`/api/upload-file?${query}`, { method: 'POST', headers: tus });
    const { answer, bytesRead } = await sendEndlessly([
      `PATCH ${begun.headers.get('location')} HTTP/1.1`,
      'tus-resumable: 1.0.0',
      'content-type: application/offset+octet-stream',
      'upload-offset: 0',
      CHUNKED,
      `cookie: ${[...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`,
    ]);
    expect(answer).toMatch(/^HTTP\/1.1 4\d\d /);
    expect(bytesRead).toBeLessThan(MAX_READ_BYTES);
  });

  it('of a declared size past the limit gets 413, and the connection ends', async () => {
    const head = ['POST /api/graphql HTTP/1.1', JSON_TYPE, 'content-length: 2147483648'];
    const { answer, bytesRead } = await sendEndlessly(head, 'x'.repeat(0x8000));
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect(bytesRead).toBeLessThan(MAX_READ_BYTES);
  });
});

describe('a connection', () => {
  const request = (path: string, body: string) =>
    [
      `POST ${path} HTTP/1.1`,
      `host: 127.0.0.1:${(server.http.address() as AddressInfo).port}`,
      JSON_TYPE,
      `content-length: ${body.length}`,
      '',
      body,
    ].join('\r\n');

  it.each([
    ['of a read body', '/api/graphql', JSON.stringify({ query: '{ redwood { version } }' })],
    ['of a large read body', '/api/graphql', JSON.stringify({ query: '{ redwood { version } }', padding: 'x'.repeat(80_000) })],
    ['of a small rejected body', '/api/nothing', '{}'],
    ['of a body slightly past its limit', '/api/auth', 'x'.repeat(20_000)],
  ])('%s is reused', async (_what, path, body) => {
    const { socket, received } = await open();
    socket.write(request(path, body));
    await once(socket, 'data');
    socket.write(request('/api/nothing', '{}'));
    while (!received().includes('There is nothing at this address.', received().indexOf('\r\n\r\n') + 60)) await once(socket, 'data');
    expect(received()).not.toMatch(/connection: close/i);
    expect(received().match(/HTTP\/1.1 \d+/g)).toHaveLength(2);
    socket.destroy();
  });
});
