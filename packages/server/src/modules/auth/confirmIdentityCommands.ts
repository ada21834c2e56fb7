// Checks for commands of other modules that only the person may run.
export { mailAccountChange } from './accountMails.ts';
export { endSessions } from './endSessions.ts';
export { checkCurrentPassword, ownSession } from './ownSession.ts';
export { requireCode } from './secondFactor.ts';
