import { inWords } from './inWords.ts';

/** The record that an audit entry changed. */
export interface AuditRecord {
  /** Its kind in the audit: `lesson file`. */
  readonly type: string;
  readonly id: number | null;
  /** Null for a record that is gone or hidden from the reader, and for a kind without names. */
  readonly name: string | null;
  readonly isGone: boolean;
}

/** Kinds whose record is a person; the id is the person's. */
const PEOPLE: ReadonlySet<string> = new Set(['user', 'calendar feed', 'accountability choices', 'check-in', 'check-in call']);

/** Kinds whose words are not those of the interface. */
const NOUNS: Readonly<Record<string, string>> = {
  'accountability choices': 'choices about accountability groups',
  'bill link': 'link to pay a bill',
  'bulk job': 'bulk change',
  'calendar feed': 'calendar address',
  'check-in answer': 'answer to a check-in',
  'check-in call': 'call about check-ins',
  'event answer': 'event',
  'event attendance': 'event',
  'event seats': 'event',
  'event time': 'event',
  'form response': 'response to a form',
  installation: 'outgoing mail',
  'move-up': 'request to move up',
  journey: 'stages',
  'collected payment': 'payment of a provider',
  'payment attempt': 'payment at a provider',
  'payment promise': 'promise to pay',
  'provider payout': 'payout of a provider',
  'reminder hold': 'hold of payment reminders',
  'round choice': 'round',
  'selection round': 'round',
  'statement row': 'line of a statement',
  paymentProof: 'proof of payment',
  resource: 'resource file',
  scheduleEntry: 'scheduled payment',
  'schedule entry': 'scheduled payment',
  user: 'account',
};

/** Labels of kinds that share their noun with others. */
const LABELS: Readonly<Record<string, string>> = {
  scheduleEntry: 'Scheduled payment, before the ledger',
  'duplicate pair': 'Probable duplicates',
  'event answer': 'Replies to an event',
  'event attendance': 'Attendance at an event',
  'event seats': 'Seats of an event',
  'event time': 'Date of an event',
  'round choice': 'Choice of a team lead',
  'selection round': 'Round of choosing a team lead',
};

/** The kinds of records that the audit names, to filter by. */
export const AUDIT_KINDS: readonly string[] = [
  'access level',
  'accountability choices',
  'accountability group',
  'announcement',
  'backup',
  'batch',
  'bill link',
  'bug report',
  'bulk job',
  'calendar feed',
  'challenge',
  'challenge participant',
  'check-in',
  'check-in answer',
  'check-in call',
  'changelog entry',
  'collected payment',
  'coupon',
  'course',
  'duplicate pair',
  'email',
  'event',
  'event answer',
  'event attendance',
  'event seats',
  'event time',
  'export',
  'failed job',
  'file',
  'form',
  'form response',
  'funnel',
  'group',
  'import',
  'installation',
  'journey',
  'landing page',
  'lead',
  'legal page',
  'lesson',
  'lesson file',
  'merge',
  'move-up',
  'notification',
  'order',
  'payment attempt',
  'payment plan',
  'payment promise',
  'payment term',
  'payment',
  'paymentProof',
  'privacy request',
  'product',
  'provider payout',
  'redirect rule',
  'refund',
  'reminder hold',
  'resource',
  'round choice',
  'schedule entry',
  'scheduleEntry',
  'segment',
  'selection round',
  'settings',
  'staff note',
  'stage',
  'statement',
  'statement row',
  'subgroup',
  'subscription',
  'task',
  'unit',
  'user',
  'win',
];

/** Person whose name the reader may not see. */
const OTHER_PERSON = 'a person outside your scope';

/** The noun of a kind of record: "lesson file". */
export const auditNoun = (type: string): string =>
  (Object.hasOwn(NOUNS, type) ? NOUNS[type] : undefined) ?? inWords(type).replace(/^./, (first) => first.toLowerCase());

/** The label of a kind of record: "Lesson file". */
export const auditKindLabel = (type: string): string =>
  (Object.hasOwn(LABELS, type) ? LABELS[type] : undefined) ?? auditNoun(type).replace(/^./, (first) => first.toUpperCase());

/** Whether the records of a kind are people. */
export const isPersonKind = (type: string): boolean => PEOPLE.has(type);

const numbered = (id: number | null): string => (id === null ? '' : `No. ${id}`);

/**
 * The name of the record of an audit entry; its number only for a record that is gone.
 *
 * @example
 * auditRecordName({ type: 'course', id: 7, name: 'Proposals', isGone: false }) // 'Proposals'
 * @example auditRecordName({ type: 'course', id: 136, name: null, isGone: true }) // 'No. 136'
 */
export function auditRecordName({ type, id, name, isGone }: AuditRecord): string {
  if (name !== null) return name;
  if (isGone && id !== null) return numbered(id);
  return isPersonKind(type) && id !== null ? OTHER_PERSON : `the ${auditNoun(type)}`;
}

/**
 * The record of an audit entry with its noun.
 *
 * @example auditRecordText({ type: 'course', id: 7, name: 'Proposals', isGone: false })
 * // 'the course Proposals'
 */
export function auditRecordText(record: AuditRecord): string {
  const { type, id, name, isGone } = record;
  if (isPersonKind(type)) return id === null ? `the ${auditNoun(type)}` : `the ${auditNoun(type)} of ${auditRecordName(record)}`;
  return name === null && !(isGone && id !== null) ? `the ${auditNoun(type)}` : `the ${auditNoun(type)} ${auditRecordName(record)}`;
}
