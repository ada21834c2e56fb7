import { defineRecord, gone } from '../../commands/subject.ts';
import { looksAfterWithin } from '../access/commands.ts';
import { countAnswers } from './bugReportRepo.ts';
import { bugReports } from './tables.ts';

/** A bug report that staff decide. One of a visitor is for staff who see everyone. */
export const BUG_REPORT = defineRecord('bug report', bugReports, {
  extras: async (tx, id) => ({ answers: await countAnswers(tx, id) }),
  scope: async (ctx, { userId }, { tx }) => {
    if (!(await looksAfterWithin(ctx, tx, userId, 'infoLogsReport'))) throw gone({ name: 'bug report' });
  },
});
