import type { ExportedList } from './commands/exportedList.ts';
import { ACCESS_LEVEL_EXPORT } from './modules/accessLevels/exports.ts';
import { AUDIT_EXPORT, SIGN_IN_EXPORT } from './modules/audit/exports.ts';
import { CHANGELOG_EXPORT } from './modules/changelog/exports.ts';
import { CLIENT_ERROR_EXPORT } from './modules/clientErrors/exports.ts';
import { COURSE_EXPORT } from './modules/courses/exports.ts';
import { BULK_JOB_EXPORT, BULK_ROW_EXPORT } from './modules/exports/bulkJobs.ts';
import { ATTENDEE_EXPORT, EVENT_EXPORT } from './modules/events/exports.ts';
import { FAILED_JOB_EXPORT } from './modules/exports/failedJobs.ts';
import { ARCHIVED_USER_EXPORT, MEMBER_EXPORT, NON_MEMBER_EXPORT } from './modules/exports/people.ts';
import { OUTBOX_EXPORT } from './modules/notifications/exports.ts';
import { RESOURCE_EXPORT } from './modules/resources/exports.ts';
import { STAGE_EXPORT } from './modules/stages/exports.ts';

/** Every list that can be exported. */
export const EXPORTED_LISTS = [
  ACCESS_LEVEL_EXPORT,
  ARCHIVED_USER_EXPORT,
  ATTENDEE_EXPORT,
  AUDIT_EXPORT,
  BULK_JOB_EXPORT,
  BULK_ROW_EXPORT,
  CHANGELOG_EXPORT,
  CLIENT_ERROR_EXPORT,
  COURSE_EXPORT,
  EVENT_EXPORT,
  FAILED_JOB_EXPORT,
  MEMBER_EXPORT,
  NON_MEMBER_EXPORT,
  OUTBOX_EXPORT,
  RESOURCE_EXPORT,
  SIGN_IN_EXPORT,
  STAGE_EXPORT,
] as readonly ExportedList[];

/** The export of a list by the name of its field; null for a name of none, as another version may have written. */
export const exportedListNamed = (name: string): ExportedList | null => EXPORTED_LISTS.find(({ list }) => list.name === name) ?? null;
