import { inWords } from '@atlas/domain/audit';
import { browserFamily } from '@atlas/domain/clientErrors';
import { routePath } from '@atlas/domain/navigation';
import { defineExport } from '../../commands/exportedList.ts';
import { personCell } from '../../commands/personCell.ts';
import { subjectOf } from './subjectsRepo.ts';
import { AUDIT_LIST, SIGN_IN_LIST } from './repo.ts';

const json = (value: object | null): string | null => value && JSON.stringify(value);

/** Spreadsheet of the audit. */
export const AUDIT_EXPORT = defineExport(AUDIT_LIST, {
  title: 'Changes',
  path: (query) => routePath('infoLogsReport', { tab: 'audit', ...query }),
  columns: [
    { header: 'ID', value: ({ id }) => id },
    { header: 'When', value: ({ at }) => at },
    { header: 'Action', value: ({ action }) => inWords(action) },
    { header: 'What', value: ({ subjectType }) => inWords(subjectType) },
    { header: 'Record', value: ({ subjectId }) => subjectId },
    { header: 'Name', value: async (entry, ctx) => (await subjectOf(ctx, entry)).name },
    { header: 'Who', value: async ({ actorId }, ctx) => (actorId === null ? 'The system' : personCell(ctx, actorId)) },
    { header: 'On behalf of', value: ({ onBehalfOfId }, ctx) => personCell(ctx, onBehalfOfId) },
    { header: 'Reason', value: ({ reason }) => reason },
    { header: 'Before', value: ({ before }) => json(before) },
    { header: 'After', value: ({ after }) => json(after) },
    { header: 'Request', value: ({ requestId }) => requestId },
  ],
});

/** Spreadsheet of sign-in attempts. */
export const SIGN_IN_EXPORT = defineExport(SIGN_IN_LIST, {
  title: 'Sign-ins',
  path: (query) => routePath('infoLogsReport', { tab: 'sign-ins', ...query }),
  columns: [
    { header: 'ID', value: ({ id }) => id },
    { header: 'When', value: ({ at }) => at },
    { header: 'Who', value: ({ userId }, ctx) => personCell(ctx, userId) },
    { header: 'Email', value: ({ email }) => email },
    { header: 'Result', value: ({ isSuccess }) => (isSuccess ? 'Succeeded' : 'Failed') },
    { header: 'Message', value: ({ message }) => inWords(message) },
    { header: 'Said by', value: ({ isReported }) => (isReported ? 'Browser' : 'Server') },
    { header: 'IP address', value: ({ ip }) => ip },
    { header: 'Browser', value: ({ userAgent }) => browserFamily(userAgent) },
    { header: 'User agent', value: ({ userAgent }) => userAgent },
    { header: 'Request', value: ({ requestId }) => requestId },
  ],
});
