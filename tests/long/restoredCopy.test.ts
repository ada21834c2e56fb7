import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../../packages/server/src/app.ts';
import { JOBS } from '../../packages/server/src/registry/jobs.ts';
import { work } from '../../packages/server/src/jobs/work.ts';
import { loadTestRenderer } from '../../packages/server/src/testing/testRenderer.ts';
import { startSmtp, type TestSmtp } from '../../packages/server/src/testing/testSmtp.ts';
import { removeExpiredAccess } from '../../packages/server/src/modules/auth/jobs.ts';
import { removeDroppedFiles } from '../../packages/server/src/modules/files/jobs.ts';
import { sendMails } from '../../packages/server/src/modules/notifications/mailJobs.ts';
import { closeApp, openApp } from '../../packages/server/src/openApp.ts';
import { readSettings } from '../../packages/server/src/settings.ts';
import { startTestS3, type TestS3 } from '../../packages/server/src/testing/testS3.ts';
import { findPostgres, startPostgres, type PostgresServer } from '../../scripts/postgresServer.ts';
import { freshFolder, startServer } from '../../scripts/serverProcess.ts';
import { requested, command, scalar, SESSION_SECRET } from '../crash/homes.ts';

const DROPPED = 'uploads/dropped-long-ago';

const mailTo = (
  recipient: string,
): string => `insert into outbox (channel, recipient, kind, subject, payload, dedupe_key, not_before, created_at)
  values ('email', '${recipient}', 'testMail', 'Test', '{"sentAt":"2025-11-12T02:00:00.000Z"}', '${randomUUID()}', now() - interval '1 minute', now())`;

describe.skipIf(findPostgres() === null)('a backup that is restored next to its running original, on the same bucket', () => {
  let postgres: PostgresServer;
  let bucket: TestS3;
  let smtp: TestSmtp;
  let copy: App;
  let env: Record<string, string>;

  const request = (databaseUrl: string | undefined, text: string) =>
    requested({ dataDir: freshFolder(), databaseUrl }, (client) => client.query(text));
  const inCopy = (text: string) =>
    requested({ dataDir: freshFolder(), databaseUrl: env['DATABASE_URL'] }, (client) => scalar(client, text));
  /** The state of the last job of a queue. */
  const stateOf = (queue: string) => inCopy(`select state from pgboss.job where name = '${queue}' order by created_on desc limit 1`);

  beforeAll(async () => {
    postgres = await startPostgres();
    bucket = await startTestS3();
    smtp = await startSmtp();
    await postgres.run('create database original', 'create database copy');
    const { endpoint, bucket: name } = bucket.place;
    const key = await generateX25519Identity();
    const original = {
      DATABASE_URL: postgres.url('original'),
      STORAGE_URL: `s3://key:secret@${new URL(endpoint).host}/${name}?region=us-east-1&tls=off`,
      SESSION_SECRET,
      BACKUP_RECIPIENT: await identityToRecipient(key),
      LOG_LEVEL: 'error',
    };
    const server = await startServer({ ...original, DEMO: '1' });
    const to = freshFolder();
    try {
      await request(original.DATABASE_URL, mailTo('of-the-backup@example.com'));
      await request(original.DATABASE_URL, `insert into dropped_files values ('${DROPPED}', now() - interval '30 days')`);
      expect(await command('backup', ['--to', to], { ...original, DATA_DIR: freshFolder() })).toMatchObject({ code: 0 });
    } finally {
      await server.stop();
    }
    env = { ...original, DATABASE_URL: postgres.url('copy'), DATA_DIR: freshFolder(), SMTP_URL: smtp.url, MAIL_FROM: 'a@atlas.example' };
    const file = join(to, readdirSync(to).find((found) => found.endsWith('.age')) ?? '');
    const restored = await command('restore', [file, '--to', postgres.url('copy')], { ...env, BACKUP_KEY: key });
    expect([restored.code, restored.text]).toEqual([0, expect.stringContaining('paused in this copy until npm run resume')]);
    copy = { ...(await openApp(readSettings(env))), mailRenderer: loadTestRenderer };
    await copy.storage.put(DROPPED, Buffer.from('x'));
    await copy.queues.open(JOBS);
    await work(copy, JOBS);
  });
  afterAll(async () => {
    await closeApp(copy);
    await smtp.close();
    await bucket.close();
    await postgres.stop();
  });

  it('sends nothing and removes nothing from the bucket while its other jobs run', async () => {
    await request(env['DATABASE_URL'], mailTo('of-the-copy@example.com'));
    const keys = (await bucket.keys()).length;
    await copy.database.transaction(async (tx) => {
      await copy.queues.enqueue(tx, removeDroppedFiles, {});
      await copy.queues.enqueue(tx, sendMails, {});
      await copy.queues.enqueue(tx, removeExpiredAccess, {});
    });
    await expect.poll(() => stateOf(removeExpiredAccess.queue), { timeout: 60_000 }).toBe('completed');
    expect([await stateOf(removeDroppedFiles.queue), await stateOf(sendMails.queue)]).toEqual(['created', 'created']);
    expect([smtp.taken, (await bucket.keys()).length]).toEqual([[], keys]);
    expect(await bucket.keys()).toContain(DROPPED);
  });

  it('has no open session, and no message that was waiting in the backup', async () => {
    expect(await inCopy(`select count(*) from sessions where revoked_at is null`)).toBe('0');
    expect(await inCopy(`select state from outbox where recipient = 'of-the-backup@example.com'`)).toBe('cancelled');
  });

  it('continues after npm run resume, with what was ordered in the copy', async () => {
    const resumed = await command('resume', [], env);
    expect(resumed).toEqual({ code: 0, text: 'Outgoing work is resumed: 1 email waiting to be sent.\n' });
    await expect
      .poll(() => smtp.taken.flatMap(({ to }) => to?.map(({ address }) => address)), { timeout: 60_000 })
      .toEqual(['of-the-copy@example.com']);
    await expect.poll(async () => (await bucket.keys()).includes(DROPPED), { timeout: 60_000 }).toBe(false);
    expect(await copy.database.db.execute(sql`select 1 from audit_entries where action = 'resumeOutgoing'`)).toMatchObject({ rowCount: 1 });
    expect(await command('resume', [], env)).toEqual({ code: 0, text: 'Outgoing work is not paused; nothing was changed.\n' });
  });

  it('npm run resume rejects an argument', async () => {
    expect(await command('resume', ['now'], env)).toEqual({ code: 2, text: "'now' is one argument too many.\nUsage: npm run resume\n" });
    expect(await command('resume', ['--help'], env)).toEqual({ code: 0, text: 'Usage: npm run resume\n' });
  });
});
