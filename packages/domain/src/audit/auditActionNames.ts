import { AUDIT_ACTIONS } from './auditActions.ts';

/** Actions that consist of a verb and a kind of record. */
const BY_VERB = [
  ...['archive', 'create', 'restore', 'update'].flatMap((verb) =>
    ['AccessLevel', 'Coupon', 'Course', 'Event', 'Lesson', 'PaymentTerm', 'Product', 'RedirectRule', 'Resource', 'Stage'].map(
      (kind) => `${verb}${kind}`,
    ),
  ),
  ...['publish', 'unpublish'].flatMap((verb) =>
    ['ChangelogEntry', 'Course', 'Event', 'Lesson', 'Resource'].map((kind) => `${verb}${kind}`),
  ),
  'archiveChangelogEntry',
  'archiveUser',
  'cancelEvent',
  'createFunnel',
  'createUnit',
  'finishLesson',
  'finishTask',
  'reinstateEvent',
  'removeLessonFile',
  'removeUnit',
  'removeWin',
  'renameLessonFile',
  'restoreChangelogEntry',
  'restoreUser',
  'saveChangelogEntry',
  'saveLegalDocument',
  'saveWin',
  'updateFunnel',
  'updateSettings',
  'updateUnit',
  'updateUser',
  'uploadFile',
];

/** The actions that the audit records, in alphabetical order, to filter by. */
export const AUDIT_ACTION_NAMES: readonly string[] = /* @__PURE__ */ [...BY_VERB, ...Object.keys(AUDIT_ACTIONS)].toSorted();
