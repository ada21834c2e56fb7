import { takesScreenshot } from '@atlas/domain/bugReports';
import { MAX_PICTURE_BYTES } from '@atlas/domain/uploads';
import type { Context } from '../../commands/context.ts';
import { UserError } from '../../errors.ts';
import { ipSubnet } from '../../ipSubnet.ts';
import { mustReadOf } from '../access/commands.ts';
import { registerFileOwner } from '../files/commands.ts';
import { isSecret } from '../orders/secretCommands.ts';
import { BUG_REPORT } from '../users/bugReportCommands.ts';
import { bugReportLoader, screenshotsOfReport } from '../users/bugReportRepo.ts';

/** Whether a secret adds a screenshot to a report. */
async function opensReport(ctx: Context, reportId: number, secret: string): Promise<boolean> {
  const report = await ctx.loader(bugReportLoader).load(reportId);
  if (report === null || report.secretHash === null || !isSecret(secret, report.secretHash)) return false;
  const { length: screenshots } = await ctx.loader(screenshotsOfReport).load(reportId);
  return takesScreenshot({ createdAt: report.createdAt, screenshots }, ctx.app.clock.now());
}

export const STRANGER_FILES_SPENT =
  'Three pictures or 10 MB a day can be sent from your network without logging in. Your report is sent; log in to add more pictures.';

/**
 * Counts a file of a stranger: all reports from one network share the budget of a day. A rejected
 * file does not use it up.
 *
 * @throws RATE_LIMITED when the budget is spent
 */
async function countStrangerFile({ app: { limits }, session, visitor }: Context, size: number): Promise<void> {
  if (session !== null) return;
  const network = ipSubnet(visitor.ip);
  const spent = (error: unknown) =>
    error instanceof UserError && error.code === 'RATE_LIMITED' ? new UserError('RATE_LIMITED', STRANGER_FILES_SPENT) : error;
  try {
    await limits.take('strangerFiles', network);
  } catch (error) {
    throw spent(error);
  }
  try {
    await limits.take('strangerFileBytes', network, size);
  } catch (error) {
    await limits.giveBack('strangerFileBytes', network, size);
    await limits.giveBack('strangerFiles', network);
    throw spent(error);
  }
}

registerFileOwner('bugReportId', {
  assertReadable: async (ctx, id) => mustReadOf(ctx, (await ctx.loader(bugReportLoader).load(id))?.userId ?? null, 'infoLogsReport'),
  table: BUG_REPORT.table,
  purposes: {
    screenshot: {
      kinds: ['image'],
      mostBytes: MAX_PICTURE_BYTES,
      isPrivate: true,
      isDownloadOnly: true,
      uploadedBy: [{ who: 'order', opens: opensReport }],
      onBegin: countStrangerFile,
    },
  },
});
