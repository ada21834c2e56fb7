import { BUG_REPORT_STATES, type BugReportState } from '@atlas/domain/bugReports';
import { PRIVACY_REQUEST_KINDS, PRIVACY_REQUEST_STATES, type PrivacyRequestKind, type PrivacyRequestState } from '@atlas/domain/privacy';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, citext, createdAt, databaseId, idOf, instant, isOneOf, revision, sortText } from '../../db/columns.ts';
import { beginningOf } from '../../db/search.ts';
import { declareColumns } from '../../db/personalData.ts';
import type { MergeChanges } from '../../merging/mergeChanges.ts';
import { batches } from '../batches/tables.ts';

/** The `expiryKey` of people without a subscription. */
const NEVER_EXPIRES = new Date('9999-12-31T23:59:59.999Z');

/** A person with an account, whatever the access level. */
export const users = pgTable(
  'users',
  {
    id: databaseId(),
    email: citext().notNull().unique(),
    /** When the person confirmed the address. */
    emailConfirmedAt: instant(),
    tribeId: text().notNull().unique(),
    slug: citext().notNull().unique(),
    firstName: text().notNull(),
    middleName: text(),
    lastName: text().notNull(),
    suffix: text(),
    sex: text(),
    birthdate: date(),
    mobileNumber: text(),
    facebookProfile: text(),
    profileImage: text(),
    /** A few words about the person, for the profile. */
    about: text(),
    country: text(),
    province: text(),
    city: text(),
    batchId: idOf(() => batches.id),
    /** argon2id; absent when the person has never set one. */
    passwordHash: text(),
    /** When the person last chose a password; null where that is not known. */
    passwordSetAt: instant(),
    showReturneeModal: boolean().notNull().default(false),
    isFastTrackStudent: boolean().notNull().default(false),
    affiliateTimestamp: instant(),
    /** When the person closed the list of first steps on their home page for good. */
    firstStepsDismissedAt: instant(),
    /**
     * `member` for people with an access level above non-member. A trigger on the held levels
     * maintains it, so that lists need no join.
     */
    type: text().$type<'member' | 'non-member'>().notNull().default('non-member'),
    /** The text that a search compares: the full name, the email address and the Tribe ID. */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(
        sql`search_fields(first_name || '|' || coalesce(middle_name, '') || '|' || last_name || '|' || coalesce(suffix, '') || '|' || email::text || '|' || tribe_id)`,
      ),
    /**
     * The sort key of people by name: last, first and middle name, then suffix, separated by tabs.
     */
    nameKey: sortText()
      .notNull()
      .generatedAlwaysAs(
        sql`sort_key(last_name) || chr(9) || sort_key(first_name) || chr(9) || sort_key(coalesce(middle_name, '')) || chr(9) || sort_key(coalesce(suffix, ''))`,
      ),
    /**
     * The sort key of people by expiry: the last expiry by `lastExpiry` of domain, or the last
     * millisecond of the year 9999 without one, so that those people come after all others. A
     * trigger on the subscriptions maintains it, so that lists need no join.
     */
    expiryKey: instant().notNull().default(NEVER_EXPIRES),
    archivedAt: instant(),
    archivedReason: text(),
    revision: revision(),
    createdAt: createdAt(),
  },
  (t) => [
    check('users_email_shape', sql`${t.email} ~ '^[^@[:space:]]+@[^@[:space:]]+$'`),
    // The last name may be empty, because opt-ins and imports do not have one.
    check('users_names', sql`length(${t.firstName}) between 1 and 100 and length(${t.lastName}) <= 100`),
    check('users_type', isOneOf(t.type, ['member', 'non-member'])),
    index('users_listed').on(t.type, t.createdAt, t.id),
    index('users_by_name').on(t.type, t.nameKey, t.id),
    index('users_of_batch').on(t.batchId, t.createdAt, t.id),
    index('users_of_province').on(t.province, t.createdAt, t.id),
    index('users_by_expiry').on(t.type, t.expiryKey, t.id),
    index('users_of_batch_by_expiry').on(t.batchId, t.expiryKey, t.id),
    index('users_of_province_by_expiry').on(t.province, t.expiryKey, t.id),
    index('users_archived_by_expiry')
      .on(t.expiryKey, t.id)
      .where(sql`${t.archivedAt} is not null`),
    index('users_expiring_by_first_name').on(sql`${beginningOf(t.firstName)} text_pattern_ops`, t.expiryKey, t.id),
    index('users_expiring_by_last_name').on(sql`${beginningOf(t.lastName)} text_pattern_ops`, t.expiryKey, t.id),
    index('users_expiring_by_email').on(sql`${beginningOf(t.email)} text_pattern_ops`, t.expiryKey, t.id),
    index('users_archived')
      .on(t.archivedAt, t.id)
      .where(sql`${t.archivedAt} is not null`),
    index('users_of_batch_by_name').on(t.batchId, t.nameKey, t.id),
    index('users_of_province_by_name').on(t.province, t.nameKey, t.id),
    index('users_archived_created')
      .on(t.createdAt, t.id)
      .where(sql`${t.archivedAt} is not null`)
      .concurrently(),
    index('users_archived_by_name')
      .on(t.nameKey, t.id)
      .where(sql`${t.archivedAt} is not null`),
    // These find the duplicates of an account.
    index('users_of_mobile')
      .on(t.mobileNumber)
      .where(sql`${t.mobileNumber} is not null`),
    index('users_of_facebook')
      .on(sql`lower(${t.facebookProfile})`)
      .where(sql`${t.facebookProfile} is not null`),
    index('users_of_birthdate')
      .on(t.birthdate)
      .where(sql`${t.birthdate} is not null`),
    index('users_search').using('gin', sql`${t.searchText} gin_trgm_ops`),
    // A short search walks these indexes in the order of the list.
    index('users_listed_by_first_name')
      .on(sql`${beginningOf(t.firstName)} text_pattern_ops`, t.createdAt, t.id)
      .concurrently(),
    index('users_listed_by_last_name')
      .on(sql`${beginningOf(t.lastName)} text_pattern_ops`, t.createdAt, t.id)
      .concurrently(),
    index('users_listed_by_email')
      .on(sql`${beginningOf(t.email)} text_pattern_ops`, t.createdAt, t.id)
      .concurrently(),
    index('users_named_by_first_name').on(sql`${beginningOf(t.firstName)} text_pattern_ops`, t.nameKey, t.id),
    index('users_named_by_last_name').on(sql`${beginningOf(t.lastName)} text_pattern_ops`, t.nameKey, t.id),
    index('users_named_by_email').on(sql`${beginningOf(t.email)} text_pattern_ops`, t.nameKey, t.id),
  ],
);

/** Staff notes about a person. */
export const userNotes = pgTable(
  'user_notes',
  {
    id: databaseId(),
    userId: idOf(() => users.id).notNull(),
    authorId: idOf(() => users.id).notNull(),
    body: text().notNull(),
    /** When it was pinned above the others; null for a note that is not. */
    pinnedAt: instant(),
    /** When its text was last changed; null for a note as it was written. */
    editedAt: instant(),
    /** The person who last changed its text. */
    editedById: idOf(() => users.id),
    revision: revision(),
    createdAt: createdAt(),
  },
  (t) => [index('user_notes_of_user').on(t.userId, t.createdAt, t.id), check('user_notes_body', sql`length(${t.body}) between 1 and 5000`)],
);

/** Achievements that members show on their profile. */
export const wins = pgTable(
  'wins',
  {
    id: databaseId(),
    userId: idOf(() => users.id).notNull(),
    title: text().notNull(),
    body: text().notNull().default(''),
    achievedOn: date().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('wins_of_user').on(t.userId, t.createdAt, t.id)],
);

/**
 * Merges of two accounts of one person. What a merge changed is stored, so that it can be undone;
 * the business clock decides until when.
 */
export const userMerges = pgTable(
  'user_merges',
  {
    id: databaseId(),
    keptId: idOf(() => users.id).notNull(),
    archivedId: idOf(() => users.id).notNull(),
    /** How many rows of each kind moved. */
    moved: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The changes that an undo takes back. */
    changes: jsonb()
      .$type<MergeChanges>()
      .notNull()
      .default({ rows: [], givenMoveUps: [], columns: {}, isSignInExchanged: false, levelIds: [], periods: [], endedIds: [] }),
    mergedById: idOf(() => users.id).notNull(),
    undoableUntil: instant().notNull(),
    undoneAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    check('user_merges_two', sql`${t.keptId} <> ${t.archivedId}`),
    index('user_merges_listed').on(t.createdAt, t.id),
    index('user_merges_kept').on(t.keptId),
    index('user_merges_archived').on(t.archivedId),
  ],
);

/** Requests of people to download or delete their data. */
export const privacyRequests = pgTable(
  'privacy_requests',
  {
    id: databaseId(),
    userId: idOf(() => users.id).notNull(),
    kind: text().$type<PrivacyRequestKind>().notNull(),
    state: text().$type<PrivacyRequestState>().notNull().default('requested'),
    decidedAt: instant(),
    /** The key of the file with the person's data in the storage; null once it is removed. */
    storageKey: text(),
    bytes: bigint({ mode: 'number' }),
    /** End of the download period; null until the file is ready. */
    expiresAt: instant(),
    /** When the account was erased; null for older requests, which were only recorded. */
    erasedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    check('privacy_requests_kind', isOneOf(t.kind, PRIVACY_REQUEST_KINDS)),
    check('privacy_requests_state', isOneOf(t.state, PRIVACY_REQUEST_STATES)),
    check('privacy_requests_decided', sql`(${t.state} = 'requested') = (${t.decidedAt} is null)`),
    index('privacy_requests_of_user').on(t.userId, t.createdAt),
    index('privacy_requests_listed').on(t.createdAt, t.id),
    index('privacy_requests_by_expiry')
      .on(t.expiresAt)
      .where(sql`${t.storageKey} is not null`),
    uniqueIndex('privacy_requests_open')
      .on(t.userId, t.kind)
      .where(sql`${t.state} = 'requested'`),
  ],
);

/** Bug reports of members and visitors. */
export const bugReports = pgTable(
  'bug_reports',
  {
    id: databaseId(),
    ticket: text().notNull().unique(),
    userId: idOf(() => users.id),
    email: citext(),
    page: text().notNull().default(''),
    /** The browser, in words that the reporter saw before sending. */
    browser: text().notNull().default(''),
    body: text().notNull(),
    /** The request in which the browser reported its last error; null where there was none. */
    requestId: text(),
    state: text().$type<BugReportState>().notNull().default('open'),
    /** The hash of the secret in the link to its page; null until there is a link. */
    secretHash: bytes(),
    revision: revision(),
    createdAt: createdAt(),
  },
  (t) => [
    check('bug_reports_state', isOneOf(t.state, BUG_REPORT_STATES)),
    index('bug_reports_listed').on(t.createdAt, t.id),
    index('bug_reports_of_user').on(t.userId),
  ],
);

/** Answers of staff to bug reports. */
export const bugReportAnswers = pgTable(
  'bug_report_answers',
  {
    id: databaseId(),
    reportId: idOf(() => bugReports.id).notNull(),
    authorId: idOf(() => users.id).notNull(),
    body: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('bug_report_answers_of_report').on(t.reportId, t.id),
    index('bug_report_answers_of_author').on(t.authorId),
    check('bug_report_answers_body', sql`length(${t.body}) between 1 and 5000`),
  ],
);

declareColumns(users, {
  personal: [
    'email',
    'slug',
    'firstName',
    'middleName',
    'lastName',
    'suffix',
    'sex',
    'birthdate',
    'mobileNumber',
    'facebookProfile',
    'profileImage',
    'about',
    'country',
    'province',
    'city',
    'archivedReason',
    'nameKey',
    'searchText',
  ],
  secret: ['passwordHash'],
  open: ['tribeId', 'type'],
});
declareColumns(userNotes, { personal: ['body'] });
declareColumns(wins, { personal: ['title', 'body', 'achievedOn'] });
declareColumns(userMerges, { personal: ['moved', 'changes'] });
declareColumns(privacyRequests, { open: ['kind', 'state', 'storageKey'] });
declareColumns(bugReports, {
  personal: ['email', 'page', 'browser', 'body'],
  secret: ['secretHash'],
  open: ['ticket', 'state', 'requestId'],
});
declareColumns(bugReportAnswers, { personal: ['body'] });
