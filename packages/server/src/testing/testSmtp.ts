import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail server on this machine that stores what it accepts. For tests. */
export interface TestSmtp {
  url: string;
  /** Every accepted email, in order. */
  taken: Email[];
  close(): Promise<void>;
}

/**
 * Starts a mail server. `options` are those of smtp-server, for one that rejects, hangs or dies.
 */
export async function startSmtp(options: SMTPServerOptions = {}): Promise<TestSmtp> {
  const taken: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    // Does not wait for the idle connections of a pool.
    closeTimeout: 50,
    onData: (stream, _session, callback) => {
      const take = async () => {
        const chunks: Buffer[] = [];
        for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
        taken.push(await PostalMime.parse(Buffer.concat(chunks)));
      };
      // A sender that was cut off has sent nothing.
      take().then(() => callback(), callback);
    },
    ...options,
  });
  // A connection that a test cuts is not an error.
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
