import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** The response of a PostgreSQL to a new connection: an error, or admission. */
export type Greeting = { code: string; message: string } | 'welcome';

const packet = (type: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};
const errorPacket = ({ code, message }: { code: string; message: string }) =>
  packet('E', Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`));
const WELCOME = Buffer.concat([packet('R', Buffer.alloc(4)), packet('Z', Buffer.from('I'))]);

/**
 * A server that imitates PostgreSQL's greeting and nothing more. It uses the greetings in this
 * order, then repeats the last one. For tests.
 */
export async function testPostgres(...greetings: [Greeting, ...Greeting[]]) {
  let visitors = 0;
  const server = createServer((socket) => {
    const greeting = greetings[Math.min(visitors++, greetings.length - 1)];
    socket.on('error', () => undefined);
    socket.once('data', () => {
      if (greeting === 'welcome') socket.write(WELCOME);
      else if (greeting) socket.end(errorPacket(greeting));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `postgres://lara:geheim@127.0.0.1:${port}/atlas`,
    visitors: () => visitors,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
