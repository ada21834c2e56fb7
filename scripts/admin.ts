// `npm run admin -- EMAIL`: makes the person with that email address an administrator of the
// installation in the settings.
import { randomUUID } from 'node:crypto';
import { emailAddress } from '@atlas/domain/auth';
import { contextOfJob } from '../packages/server/src/commands/context.ts';
import { UserError } from '../packages/server/src/errors.ts';
import { makeAdministrator } from '../packages/server/src/modules/users/commands.ts';
import { openApp } from '../packages/server/src/openApp.ts';
import { readSettings } from '../packages/server/src/settings.ts';
import { type Outcome, readArguments, CommandError, runCommand } from './command.ts';

const USAGE = 'Usage: npm run admin -- EMAIL';
const REASON = 'Made an administrator on the command line';

/**
 * The email address in the arguments.
 *
 * @throws CommandError when there is none, or a further argument
 */
function emailOf(args: string[]): string {
  const [text, ...more] = readArguments(args, USAGE, {}, Infinity).positionals;
  if (text === undefined || more.length > 0) throw new CommandError(`Name one person by their email. ${USAGE}`, 2);
  const email = emailAddress(text);
  if (email === null) throw new CommandError(`${text} is not an email address. ${USAGE}`, 2);
  return email;
}

async function promote(email: string): Promise<boolean> {
  // An empty installation stays empty: the first startup decides whether to fill it with the demo.
  const app = await openApp({ ...readSettings(process.env), demo: false });
  try {
    return await makeAdministrator(contextOfJob(app, { id: `admin-${randomUUID()}`, userId: null }), email, REASON);
  } finally {
    await app.database.close();
  }
}

/**
 * Runs the command.
 *
 * @throws CommandError for expected failures
 */
export async function admin(args: string[]): Promise<Outcome> {
  const email = emailOf(args);
  try {
    const isNew = await promote(email);
    const output = isNew
      ? `${email} is an administrator now: the access level is among those that they can switch to.\n`
      : `${email} is an administrator already; nothing was changed.\n`;
    return { output, notes: '', code: 0 };
  } catch (error) {
    if (error instanceof UserError) throw new CommandError(error.message);
    throw error;
  }
}

if (import.meta.main) await runCommand(USAGE, admin);
