import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { startSmtp, type TestSmtp } from '../testing/testSmtp.ts';
import { isAddressGone, MailFailure, openTransport, type MailTransport, type OutgoingMail } from './transport.ts';

const MAIL: OutgoingMail = {
  messageId: '<atlas.7.0123456789abcdef@atlas.example>',
  to: 'ana@example.com',
  subject: 'Nabayaran na: ₱3,333.00',
  html: '<p>Your payment was approved.</p>',
  text: 'Your payment was approved.',
  unsubscribeUrl: 'https://atlas.example/api/unsubscribe?token=1.payment-due.x',
};

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

async function connected(options?: Parameters<typeof startSmtp>[0]): Promise<{ server: TestSmtp; transport: MailTransport }> {
  const server = await startSmtp(options);
  open.push(server);
  const transport = to(server.url);
  return { server, transport };
}
function to(url: string, longestMs?: number): MailTransport {
  const smtp = { url, from: 'Atlas <hello@atlas.example>', bouncesTo: 'bounces@atlas.example' };
  const transport = openTransport({ smtp, demo: false }, longestMs);
  if (!transport) throw new Error('There is no transport');
  open.unshift(transport);
  return transport;
}
const failure = (sending: Promise<void>): Promise<MailFailure> =>
  sending.then(
    () => {
      throw new Error('The email was taken');
    },
    (error: unknown) => {
      expect(error).toBeInstanceOf(MailFailure);
      return error as MailFailure;
    },
  );
const rejection = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

describe('an email over SMTP', () => {
  it('arrives with its two parts, its id and its unsubscribe link', async () => {
    const envelopes: unknown[] = [];
    const { server, transport } = await connected({
      onMailFrom: ({ address }, _session, callback) => {
        envelopes.push(address);
        callback();
      },
    });
    await transport.send(MAIL);
    const [mail] = server.taken;
    expect(mail).toMatchObject({
      messageId: MAIL.messageId,
      subject: MAIL.subject,
      from: { name: 'Atlas', address: 'hello@atlas.example' },
    });
    expect([mail?.html?.trim(), mail?.text?.trim()]).toEqual([MAIL.html, MAIL.text]);
    const headers = Object.fromEntries(mail?.headers.map(({ key, value }) => [key, value]) ?? []);
    expect(headers).toMatchObject({
      'list-unsubscribe': `<${MAIL.unsubscribeUrl}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      'auto-submitted': 'auto-generated',
    });
    expect(envelopes).toEqual(['bounces@atlas.example']);
  });

  it('about the account has no unsubscribe header', async () => {
    const { server, transport } = await connected();
    await transport.send({ ...MAIL, unsubscribeUrl: null });
    expect(server.taken[0]?.headers.filter(({ key }) => key.startsWith('list-'))).toEqual([]);
  });

  it('reuses one connection for many', async () => {
    let connections = 0;
    const { server, transport } = await connected({
      onConnect: (_session, callback) => {
        connections += 1;
        callback();
      },
    });
    for (let n = 0; n < 5; n++) await transport.send(MAIL);
    expect([server.taken.length, connections]).toEqual([5, 1]);
  });

  it.each([
    [550, '5.1.1 No such user here', 'gone'],
    [550, 'No such user here', 'gone'],
    [550, '5.7.1 Refused by policy', 'refused'],
    [552, '5.2.2 The mailbox is full', 'refused'],
    [452, '4.2.2 The mailbox is full', 'later'],
    [450, 'Greylisted, come again', 'later'],
    [421, 'Too many connections', 'unreachable'],
  ])('to a recipient with the reply %i %s is %s', async (code, text, kind) => {
    const { transport } = await connected({ onRcptTo: (_address, _session, callback) => callback(rejection(code, text)) });
    const { kind: found, message } = await failure(transport.send(MAIL));
    expect([found, message]).toEqual([kind, expect.stringContaining(text)]);
  });

  it('whose content is rejected fails without blaming the address', async () => {
    const { transport } = await connected({
      onData: (stream, _session, callback) => {
        stream.resume().on('end', () => callback(rejection(554, 'This is spam')));
      },
    });
    expect((await failure(transport.send(MAIL))).kind).toBe('refused');
  });

  it('from a rejected sender is not at fault', async () => {
    const { transport } = await connected({ onMailFrom: (_address, _session, callback) => callback(rejection(550, 'Not you')) });
    expect((await failure(transport.send(MAIL))).kind).toBe('unreachable');
  });

  it('to a server that rejects our password is not at fault', async () => {
    const server = await startSmtp({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, callback) => callback(rejection(535, 'Wrong password')),
    });
    open.push(server);
    const { kind, message } = await failure(to(server.url.replace('//', '//atlas:secret@')).send(MAIL));
    expect(kind).toBe('unreachable');
    expect(message).not.toContain('secret');
  });

  it('to an unreachable server is retried', async () => {
    const { server, transport } = await connected();
    await server.close();
    expect((await failure(transport.send(MAIL))).kind).toBe('unreachable');
  });

  it.each([
    ['is silent', () => undefined],
    [
      'sends a little again and again',
      (socket: Socket) => {
        const timer = setInterval(() => socket.write('220-Wait\r\n'), 50);
        socket.on('close', () => clearInterval(timer));
      },
    ],
  ])('to a server that %s is given up in time, and the next one is tried', async (_what, hang) => {
    const hanging = createServer((socket) => {
      socket.on('error', () => undefined);
      hang(socket);
    });
    hanging.listen(0, '127.0.0.1');
    await once(hanging, 'listening');
    open.push(hanging);
    const transport = to(`smtp://127.0.0.1:${(hanging.address() as AddressInfo).port}`, 300);
    for (let n = 0; n < 2; n++) expect((await failure(transport.send(MAIL))).kind).toBe('unreachable');
  });

  it('to a server that dies after receiving everything is retried', async () => {
    const dying = createServer((socket) => {
      const answers = ['250 Hello', '250 OK', '250 OK', '354 Go on'];
      socket.write('220 atlas.example\r\n');
      socket.on('data', () => {
        const answer = answers.shift();
        if (answer === undefined) socket.destroy();
        else socket.write(`${answer}\r\n`);
      });
    });
    dying.listen(0, '127.0.0.1');
    await once(dying, 'listening');
    open.push(dying);
    const { port } = dying.address() as AddressInfo;
    expect((await failure(to(`smtp://127.0.0.1:${port}`).send(MAIL))).kind).toBe('unreachable');
  });
});

describe('without SMTP_URL', () => {
  it('emails wait without a demo', () => expect(openTransport({ demo: false })).toBeNull());
  it('the demo accepts them, and nothing is sent', async () => expect(await openTransport({ demo: true })?.send(MAIL)).toBeUndefined());
});

it.each([
  ['5.1.1', true],
  ['5.1.10', true],
  ['5.0.0', true],
  [null, true],
  ['5.2.2', false],
  ['5.7.1', false],
  ['5.11.1', false],
])('the status %s means that the address does not exist: %s', (status, gone) => expect(isAddressGone(status)).toBe(gone));

describe('a mail server without STARTTLS', () => {
  it('gets nothing when encryption is required', async () => {
    const server = await startSmtp({ disabledCommands: ['STARTTLS'] });
    open.push(server);
    expect((await failure(to(`${server.url}?tls=required`).send(MAIL))).kind).toBe('unreachable');
    expect(server.taken).toEqual([]);
  });

  it('gets unencrypted mail when the setting allows it', async () => {
    const server = await startSmtp({ disabledCommands: ['STARTTLS'] });
    open.push(server);
    await to(`${server.url}?tls=off`).send(MAIL);
    expect(server.taken).toHaveLength(1);
  });
});
