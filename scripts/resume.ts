// `npm run resume`: resumes emails and the removal of files, which a restore paused.
import { randomUUID } from 'node:crypto';
import { countNoun } from '@atlas/domain/lists';
import { contextOfJob } from '../packages/server/src/commands/context.ts';
import { UserError } from '../packages/server/src/errors.ts';
import { resumeOutgoing } from '../packages/server/src/modules/installation/commands.ts';
import { isOutgoingPaused } from '../packages/server/src/modules/installation/repo.ts';
import { countWaitingMessages } from '../packages/server/src/modules/notifications/repo.ts';
import { openApp } from '../packages/server/src/openApp.ts';
import { readSettings } from '../packages/server/src/settings.ts';
import { type Outcome, readArguments, CommandError, runCommand } from './command.ts';

const USAGE = 'Usage: npm run resume';
const REASON = 'Resumed on the command line';

/**
 * Resumes outgoing work.
 *
 * @throws CommandError for expected failures
 */
export async function resume(args: string[]): Promise<Outcome> {
  readArguments(args, USAGE, {});
  const app = await openApp({ ...readSettings(process.env), demo: false });
  try {
    const { db } = app.database;
    if (!(await isOutgoingPaused(db))) return { output: 'Outgoing work is not paused; nothing was changed.\n', notes: '', code: 0 };
    const waiting = await countWaitingMessages(db);
    await resumeOutgoing(contextOfJob(app, { id: `resume-${randomUUID()}`, userId: null }), REASON);
    const mails = countNoun(waiting, { one: 'email', many: 'emails' });
    return { output: `Outgoing work is resumed: ${mails} waiting to be sent.\n`, notes: '', code: 0 };
  } catch (error) {
    if (error instanceof UserError) throw new CommandError(error.message);
    throw error;
  } finally {
    await app.database.close();
  }
}

if (import.meta.main) await runCommand(USAGE, resume);
