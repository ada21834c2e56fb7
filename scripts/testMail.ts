// `npm run test-mail -- EMAIL`: sends one email with the settings of this installation, and prints
// the mail server's response.
import { randomUUID } from 'node:crypto';
import { emailAddress } from '@atlas/domain/auth';
import { mailSubject } from '@atlas/domain/notifications';
import { loadMailRenderer } from '../packages/server/src/mail/renderMail.ts';
import { MailFailure, openTransport } from '../packages/server/src/mail/transport.ts';
import { readSettings } from '../packages/server/src/settings.ts';
import { type Outcome, readArguments, CommandError, runCommand } from './command.ts';
import { ensureBuilt } from './ensureBuilt.ts';

const USAGE = 'Usage: npm run test-mail -- EMAIL';

/**
 * Sends it directly, without the outbox and the database.
 *
 * @throws CommandError for expected failures
 */
export async function testMail(args: string[]): Promise<Outcome> {
  const [text = ''] = readArguments(args, USAGE, {}, 1).positionals;
  const to = emailAddress(text);
  if (to === null) throw new CommandError(`${text === '' ? 'Name an email address.' : `${text} is not an email address.`} ${USAGE}`, 2);
  const settings = readSettings(process.env);
  const transport = settings.smtp ? openTransport(settings) : null;
  if (transport === null) throw new CommandError('SMTP_URL is not set: nothing leaves this installation.');
  ensureBuilt();
  const data = { sentAt: new Date().toISOString() };
  const body = await (await loadMailRenderer())?.renderMail('testMail', data, { siteUrl: settings.publicUrl, unsubscribeUrl: null });
  if (!body) throw new CommandError('The emails are not built. Run npm run build.');
  const messageId = `<atlas.test.${randomUUID()}@${new URL(settings.publicUrl).hostname}>`;
  try {
    await transport.send({ messageId, to, subject: mailSubject('testMail', data), ...body, unsubscribeUrl: null });
  } catch (error) {
    if (error instanceof MailFailure) throw new CommandError(`The mail server did not take it: ${error.message}`);
    throw error;
  } finally {
    transport.close();
  }
  return { output: `The mail server took it. Look for it at ${to}, also among what is taken for spam.\n`, notes: '', code: 0 };
}

if (import.meta.main) await runCommand(USAGE, testMail);
