import type { Job } from './jobs/defineJob.ts';
import { removeOldLogEntries } from './modules/audit/jobs.ts';
import { mailReset, removeExpiredAccess } from './modules/auth/jobs.ts';
import { mailKnownAddress } from './modules/auth/knownAddressJob.ts';
import { remindAttendees } from './modules/events/jobs.ts';
import { removeExpiredExports, writeExportFile } from './modules/exports/jobs.ts';
import { removeDroppedFiles, removeOldUploads } from './modules/files/jobs.ts';
import { runBulk } from './modules/jobs/bulk/queue.ts';
import { keepFailedJobs } from './modules/jobs/jobs.ts';
import { checkResourceLinks } from './modules/resources/jobs.ts';
import { mailDailyNews, sendMails } from './modules/notifications/jobs.ts';

/** Every job there is. */
export const JOBS = [
  removeExpiredAccess,
  mailReset,
  mailKnownAddress,
  removeDroppedFiles,
  removeOldUploads,
  removeOldLogEntries,
  keepFailedJobs,
  runBulk,
  sendMails,
  mailDailyNews,
  remindAttendees,
  writeExportFile,
  removeExpiredExports,
  checkResourceLinks,
] as readonly Job[];
