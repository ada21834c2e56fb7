import { ERASED_VALUE, inWords } from '@atlas/domain/audit';
import { bulkOperation, queueText } from '@atlas/domain/jobs';
import { LEGAL_KINDS } from '@atlas/domain/legal';
import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import DataLoader from 'dataloader';
import { inList } from '../../db/inList.ts';
import type { Context } from '../../commands/context.ts';
import type { LoaderOf } from '../../commands/loaders.ts';
import type { Reader } from '../../commands/reader.ts';
import { ofPeopleInScope, seesEveryone } from '../access/scopes.ts';
import { accountabilityGroups, checkIns } from '../accountability/tables.ts';
import { accessLevels } from '../access/tables.ts';
import { selectionRounds } from '../accountability/tables.ts';
import { leads } from '../affiliates/tables.ts';
import { broadcasts } from '../announcements/tables.ts';
import { batches } from '../batches/tables.ts';
import { challengeParticipants, challenges } from '../challenges/tables.ts';
import { changelogEntries } from '../changelog/tables.ts';
import { coupons } from '../coupons/tables.ts';
import { courses, lessons, units } from '../courses/tables.ts';
import { events } from '../events/tables.ts';
import { files } from '../files/tables.ts';
import { forms, formResponses } from '../forms/tables.ts';
import { funnels } from '../funnels/tables.ts';
import { groups, subgroups } from '../groups/tables.ts';
import { imports } from '../imports/tables.ts';
import { bulkJobs, failedJobs } from '../jobs/tables.ts';
import { legalDocuments } from '../legal/tables.ts';
import { notifications, outbox } from '../notifications/tables.ts';
import { duplicatePairs } from '../merging/tables.ts';
import { subscriptions } from '../subscriptions/tables.ts';
import { paymentProofs, payments, refunds, scheduleEntries } from '../payments/tables.ts';
import { products } from '../products/tables.ts';
import { redirectRules } from '../redirects/tables.ts';
import { resources } from '../resources/tables.ts';
import { moveUps, stages, tasks } from '../stages/tables.ts';
import { segments } from '../segments/tables.ts';
import { paymentTerms } from '../terms/tables.ts';
import { bugReports, privacyRequests, userMerges, userNotes, users, wins } from '../users/tables.ts';
import type { AuditEntry } from './repo.ts';

/** The record that an audit entry names. */
export interface AuditSubject {
  /** Null for a record that is gone or that the reader may not see, and for a kind without names. */
  name: string | null;
  /** The id in the address of its page, or of the page that contains it; null without a name. */
  pageId: string | null;
  isGone: boolean;
}

/** A kind of record: how the audit reads the names of its records. */
interface Kind {
  table: PgTable;
  id: AnyPgColumn;
  name: AnyPgColumn | SQL;
  /** The id in the address of its page, where that is not its own. */
  pageId?: AnyPgColumn;
  /** Condition for the records whose names the reader sees; absent when everyone does. */
  seen?: (reader: Reader) => SQL;
  /** Converts the stored name to words. */
  words?: (name: string) => string;
}

const seenOf =
  (person: AnyPgColumn) =>
  (reader: Reader): SQL =>
    seesEveryone(reader) ? sql`true` : ofPeopleInScope(reader, person);

const part = (column: AnyPgColumn) => sql`nullif(trim(${column}), '')`;
const PERSON_NAME = sql`coalesce(nullif(concat_ws(' ', ${part(users.firstName)}, ${part(users.middleName)}, ${part(users.lastName)}, ${part(users.suffix)}), ''), ${users.email}::text)`;
const nameOfPerson = (userId: AnyPgColumn) => sql`(select ${PERSON_NAME} from ${users} where ${users.id} = ${userId})`;

const PERSON: Kind = { table: users, id: users.id, name: PERSON_NAME, seen: seenOf(users.id) };
const EVENT: Kind = { table: events, id: events.id, name: events.name };
const FILE: Kind = {
  table: files,
  id: files.id,
  name: files.name,
  seen: (reader) =>
    seesEveryone(reader)
      ? sql`true`
      : sql`coalesce(${files.lessonId}, ${files.courseId}, ${files.eventId}, ${files.resourceId}) is not null`,
};

const ROUND: Kind = { table: selectionRounds, id: selectionRounds.id, name: selectionRounds.name };

/** The kinds of records with names, by their names in the audit. */
const KINDS: Readonly<Record<string, Kind>> = {
  'access level': { table: accessLevels, id: accessLevels.id, name: accessLevels.name, pageId: accessLevels.key },
  'accountability choices': PERSON,
  'accountability group': { table: accountabilityGroups, id: accountabilityGroups.id, name: accountabilityGroups.name },
  announcement: { table: broadcasts, id: broadcasts.id, name: broadcasts.title, seen: seenOf(broadcasts.authorId) },
  batch: { table: batches, id: batches.id, name: batches.name },
  'bug report': { table: bugReports, id: bugReports.id, name: bugReports.ticket, seen: seenOf(bugReports.userId) },
  'bulk job': {
    table: bulkJobs,
    id: bulkJobs.id,
    name: bulkJobs.operation,
    seen: seenOf(bulkJobs.startedById),
    words: (name) => bulkOperation(name)?.title ?? inWords(name),
  },
  'calendar feed': PERSON,
  challenge: { table: challenges, id: challenges.id, name: challenges.name },
  'challenge participant': {
    table: challengeParticipants,
    id: challengeParticipants.id,
    name: sql`${challengeParticipants.email}::text`,
    seen: seenOf(challengeParticipants.userId),
  },
  'check-in': PERSON,
  'check-in answer': {
    table: checkIns,
    id: checkIns.id,
    name: nameOfPerson(checkIns.userId),
    pageId: checkIns.userId,
    seen: seenOf(checkIns.userId),
  },
  'check-in call': PERSON,
  'changelog entry': { table: changelogEntries, id: changelogEntries.id, name: changelogEntries.title },
  coupon: { table: coupons, id: coupons.id, name: sql`${coupons.code}::text` },
  course: { table: courses, id: courses.id, name: courses.name },
  'duplicate pair': {
    table: duplicatePairs,
    id: duplicatePairs.id,
    name: sql`concat_ws(' and ', ${nameOfPerson(duplicatePairs.firstId)}, ${nameOfPerson(duplicatePairs.secondId)})`,
    seen: seenOf(duplicatePairs.firstId),
  },
  email: { table: outbox, id: outbox.id, name: outbox.subject, seen: seenOf(outbox.userId) },
  event: EVENT,
  'event answer': EVENT,
  'event attendance': EVENT,
  'event seats': EVENT,
  'event time': EVENT,
  'failed job': { table: failedJobs, id: failedJobs.id, name: failedJobs.queue, words: queueText },
  file: FILE,
  form: { table: forms, id: forms.id, name: forms.title },
  'form response': {
    table: formResponses,
    id: formResponses.id,
    name: sql`(select ${forms.title} from ${forms} where ${forms.id} = ${formResponses.formId})`,
    pageId: formResponses.formId,
    seen: seenOf(formResponses.userId),
  },
  funnel: { table: funnels, id: funnels.id, name: funnels.name },
  group: { table: groups, id: groups.id, name: groups.name },
  import: { table: imports, id: imports.id, name: imports.fileName },
  lead: { table: leads, id: leads.id, name: sql`${leads.email}::text`, seen: seenOf(leads.userId) },
  'legal page': {
    table: legalDocuments,
    id: legalDocuments.id,
    name: legalDocuments.kind,
    pageId: legalDocuments.kind,
    words: (kind) => LEGAL_KINDS.find(({ value }) => value === kind)?.label ?? inWords(kind),
  },
  lesson: { table: lessons, id: lessons.id, name: lessons.name },
  'lesson file': { table: files, id: files.id, name: files.name },
  merge: { table: userMerges, id: userMerges.id, name: nameOfPerson(userMerges.keptId), seen: seenOf(userMerges.keptId) },
  'move-up': {
    table: moveUps,
    id: moveUps.id,
    name: nameOfPerson(moveUps.userId),
    pageId: moveUps.userId,
    seen: seenOf(moveUps.userId),
  },
  notification: { table: notifications, id: notifications.id, name: notifications.title, seen: seenOf(notifications.userId) },
  'payment term': { table: paymentTerms, id: paymentTerms.id, name: paymentTerms.name },
  payment: {
    table: payments,
    id: payments.id,
    name: nameOfPerson(payments.userId),
    pageId: payments.userId,
    seen: seenOf(payments.userId),
  },
  paymentProof: {
    table: paymentProofs,
    id: paymentProofs.id,
    name: nameOfPerson(paymentProofs.userId),
    pageId: paymentProofs.userId,
    seen: seenOf(paymentProofs.userId),
  },
  'privacy request': {
    table: privacyRequests,
    id: privacyRequests.id,
    name: nameOfPerson(privacyRequests.userId),
    seen: seenOf(privacyRequests.userId),
  },
  product: { table: products, id: products.id, name: products.name },
  'redirect rule': { table: redirectRules, id: redirectRules.id, name: sql`${redirectRules.fromPath}::text` },
  refund: {
    table: refunds,
    id: refunds.id,
    name: nameOfPerson(refunds.userId),
    pageId: refunds.userId,
    seen: seenOf(refunds.userId),
  },
  resource: { table: resources, id: resources.id, name: resources.name },
  'schedule entry': {
    table: scheduleEntries,
    id: scheduleEntries.id,
    name: nameOfPerson(scheduleEntries.userId),
    pageId: scheduleEntries.userId,
    seen: seenOf(scheduleEntries.userId),
  },
  scheduleEntry: {
    table: scheduleEntries,
    id: scheduleEntries.id,
    name: nameOfPerson(scheduleEntries.userId),
    pageId: scheduleEntries.userId,
    seen: seenOf(scheduleEntries.userId),
  },
  'staff note': {
    table: userNotes,
    id: userNotes.id,
    name: nameOfPerson(userNotes.userId),
    pageId: userNotes.userId,
    seen: seenOf(userNotes.userId),
  },
  stage: { table: stages, id: stages.id, name: stages.name },
  'round choice': ROUND,
  segment: {
    table: segments,
    id: segments.id,
    name: sql`${segments.name}::text`,
    seen: ({ userId }) => sql`(${segments.ownerId} = ${userId} or ${segments.sharedAt} is not null)`,
  },
  'selection round': ROUND,
  subgroup: { table: subgroups, id: subgroups.id, name: subgroups.name },
  subscription: {
    table: subscriptions,
    id: subscriptions.id,
    name: nameOfPerson(subscriptions.userId),
    pageId: subscriptions.userId,
    seen: seenOf(subscriptions.userId),
  },
  task: { table: tasks, id: tasks.id, name: tasks.title, pageId: tasks.stageId },
  unit: { table: units, id: units.id, name: units.name, pageId: units.courseId },
  user: PERSON,
  win: { table: wins, id: wins.id, name: wins.title, pageId: wins.userId, seen: seenOf(wins.userId) },
};

const kindOf = (type: string): Kind | null => (Object.hasOwn(KINDS, type) ? (KINDS[type] ?? null) : null);

/** A record by its kind and its id. */
export interface RecordKey {
  readonly kind: string;
  readonly id: number;
}

const textOf = ({ kind, id }: RecordKey): string => `${kind} ${id}`;

const NAMELESS: AuditSubject = { name: null, pageId: null, isGone: false };
const GONE: AuditSubject = { name: null, pageId: null, isGone: true };

interface NameRow {
  key: string;
  name: string | null;
  pageId: string | null;
}

/**
 * Loads the names of records of any kinds, as far as the reader sees them. One statement for all of
 * a page, whatever the number of kinds.
 */
export const auditSubjectLoader: LoaderOf<RecordKey, AuditSubject> = ({ db, reader }) =>
  new DataLoader(
    async (keys) => {
      const wanted = Map.groupBy(keys, ({ kind }) => kind);
      const selects = [...wanted].flatMap(([type, records]) => {
        const kind = kindOf(type);
        if (kind === null) return [];
        const { table, id, name, pageId = id, seen } = kind;
        const ids = records.map((record) => record.id);
        return [
          sql`select ${`${type} `}::text || ${id}::text as key, ${pageId}::text as "pageId", case when ${seen?.(reader) ?? sql`true`} then ${name} end as name
            from ${table} where ${inList(id, ids)}`,
        ];
      });
      const { rows } =
        selects.length === 0 ? { rows: [] } : await db.execute<NameRow & Record<string, unknown>>(sql.join(selects, sql` union all `));
      const found = new Map(rows.map((row) => [row.key, row]));
      return keys.map((key): AuditSubject => {
        const kind = kindOf(key.kind);
        if (kind === null) return NAMELESS;
        const row = found.get(textOf(key));
        if (row === undefined) return GONE;
        const { name, pageId } = row;
        return name === null ? NAMELESS : { name: kind.words?.(name) ?? name, pageId, isGone: false };
      });
    },
    { cacheKeyFn: textOf as never },
  );

/** The name that an entry recorded itself, for a record that is gone. */
function recordedName({ before, after }: AuditEntry): string | null {
  const names = [before, after].flatMap((fields) => [fields?.['name'], fields?.['title']]);
  return (names.find((name) => typeof name === 'string' && name !== '' && name !== ERASED_VALUE) as string | undefined) ?? null;
}

/** Loads the record of an entry. */
export async function subjectOf({ loader }: Pick<Context, 'loader'>, entry: AuditEntry): Promise<AuditSubject> {
  const { subjectType: kind, subjectId: id } = entry;
  const list = entry.after?.['list'];
  if (kind === 'export') return { ...NAMELESS, name: typeof list === 'string' ? inWords(list) : null };
  if (id === null) return NAMELESS;
  const subject = await loader(auditSubjectLoader).load({ kind, id });
  return subject.isGone ? { ...subject, name: recordedName(entry) } : subject;
}
