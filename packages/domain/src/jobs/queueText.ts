import { inWords } from '../audit/inWords.ts';

/** The work of each queue, in words for staff. */
const QUEUE_TEXTS: Readonly<Record<string, string>> = {
  'accountability.silent': 'Look after members who do not check in',
  'announcements.send': 'Send announcements',
  'auth.mailKnownAddress': 'Send “You already have an account” emails',
  'auth.mailReset': 'Send password reset emails',
  'auth.removeExpired': 'Delete expired sessions and codes',
  'books.prove': 'Check the ledger',
  'bugReports.removeScreenshots': 'Delete old screenshots of bug reports',
  'checkout.end': 'End unpaid orders',
  'checkout.forgetReceipts': 'Delete pictures of old receipts',
  'commissions.sealAccounts': 'Encrypt payout accounts',
  'dead-letters': 'Record failed jobs',
  'events.releaseSeats': 'Release event seats',
  'events.remind': 'Send event reminders',
  'exports.removeExpired': 'Delete old exports',
  'exports.write': 'Write exports',
  'imports.removeOldCells': 'Remove the cells of old imports',
  'imports.work': 'Apply and undo imports',
  'files.removeDropped': 'Delete removed files',
  'files.removeOldUploads': 'Delete unfinished uploads',
  'forms.removeUnsentResponses': 'Delete unsent responses to forms',
  'jobs.resumeLost': 'Resume interrupted jobs',
  'jobs.runBulk': 'Apply bulk changes',
  'logs.removeOld': 'Delete old log entries',
  'mail.send': 'Send emails',
  'merging.duplicates': 'Search duplicates of accounts',
  'notifications.announce': 'Send notifications to many people',
  'notifications.mailDaily': 'Prepare daily summary emails',
  'notifications.removeMailDays': 'Delete old days of emails',
  'privacy.removeExpired': 'Delete expired copies of personal data',
  'privacy.write': 'Write copies of personal data',
  'providers.ask': 'Ask payment providers about open payments',
  'providers.forgetEvents': 'Delete old events of payment providers',
  'providers.processEvents': 'Process events of payment providers',
  'providers.sendRefunds': 'Send refunds to payment providers',
  'reminders.expirePlans': 'End payment plans that no one accepted',
  'reminders.send': 'Send payment reminders',
  'resources.checkLinks': 'Check links of resource files',
  'statements.work': 'Read and apply statements',
  'successManagers.breakPromises': 'End promises to pay whose day passed',
};

/** Queues with words of their own. A server test compares them with the queues that exist. */
export const NAMED_QUEUES: readonly string[] = Object.keys(QUEUE_TEXTS);

/**
 * The display name of a queue: the work of its jobs. A queue of another version reads as its noun and
 * its action.
 *
 * @example queueText('auth.removeExpired') // 'Delete expired sessions and codes'
 */
export function queueText(queue: string): string {
  if (Object.hasOwn(QUEUE_TEXTS, queue)) return QUEUE_TEXTS[queue] ?? queue;
  const [noun = '', ...action] = queue.split('.');
  const words = inWords(action.join(' '));
  return words === '' ? inWords(noun) : `${inWords(noun)}: ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}
