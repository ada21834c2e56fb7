import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail server on this machine that keeps what it takes. For tests. */
export interface TestSmtp {
  url: string;
  /** Everything that was taken, in order, nothing removed. */
  taken: Email[];
  close(): Promise<void>;
}

/** Starts one; `options` are those of smtp-server, for one that refuses, hangs or dies. */
export async function startSmtp(options: SMTPServerOptions = {}): Promise<TestSmtp> {
  const taken: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    // Connections that a pool keeps are not waited for.
    closeTimeout: 50,
    onData: (stream, _session, callback) => {
      const take = async () => {
        const chunks: Buffer[] = [];
        for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
        taken.push(await PostalMime.parse(Buffer.concat(chunks)));
      };
      // Who is cut off before the end has sent nothing.
      take().then(() => callback(), callback);
    },
    ...options,
  });
  // A connection that a test cuts is no failure.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}
