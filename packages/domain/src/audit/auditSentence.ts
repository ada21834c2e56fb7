import { AUDIT_ACTIONS, AUDIT_VERBS } from './auditActions.ts';
import { type AuditRecord, auditRecordName, auditRecordText, isPersonKind } from './auditRecord.ts';
import { inWords } from './inWords.ts';

/** A change, as the audit sentence states it. */
export interface AuditedChange {
  /** The name of the author; null for changes made by the server itself. */
  readonly actor: { readonly id: number; readonly name: string } | null;
  /** The person as whom the author was viewing Atlas. */
  readonly onBehalfOf?: { readonly id: number; readonly name: string } | null;
  readonly action: string;
  readonly record: AuditRecord;
}

const UNDO = 'undo-';

/** The words of an action with its placeholders; null for an unknown one. */
function wordsOf(action: string): string | null {
  if (Object.hasOwn(AUDIT_ACTIONS, action)) return AUDIT_ACTIONS[action] ?? null;
  const verb = /^[a-z]+/.exec(action)?.[0] ?? '';
  return Object.hasOwn(AUDIT_VERBS, verb) ? `${AUDIT_VERBS[verb] ?? ''} {record}` : null;
}

/** Whether the action has words, so that its sentence is more than its technical name. */
export const hasAuditWords = (action: string): boolean => wordsOf(action.replace(UNDO, '')) !== null;

/**
 * The sentence of a change without its author.
 *
 * @example
 * const record = { type: 'course', id: 7, name: 'Freelancing Basics', isGone: false };
 * auditDeed({ actor: null, action: 'updateCourse', record })
 * // 'changed the course Freelancing Basics'
 */
export function auditDeed({ actor, onBehalfOf, action, record }: AuditedChange): string {
  if (action.startsWith(UNDO) && Object.hasOwn(AUDIT_ACTIONS, action.slice(UNDO.length)))
    return `undid a bulk change: ${auditDeed({ actor: null, action: action.slice(UNDO.length), record })}`;
  const words = wordsOf(action) ?? `made the change “${inWords(action)}” to {record}`;
  const doer = onBehalfOf ?? actor;
  const isOwn = isPersonKind(record.type) && doer !== null && doer.id === record.id;
  const name = auditRecordName(record);
  const values: Readonly<Record<string, string>> = {
    record: isOwn ? 'their own account' : auditRecordText(record),
    person: isOwn ? 'themselves' : name,
    whose: isOwn ? 'their' : `${name}’s`,
  };
  return words.replaceAll(/\{(\w+)\}/g, (_all, key: string) => values[key] ?? '');
}

/**
 * A change of the audit as a sentence: who did what to which record.
 *
 * @example
 * const actor = { id: 3, name: 'Maria Santos' };
 * const record = { type: 'course', id: 7, name: 'Freelancing Basics', isGone: false };
 * auditSentence({ actor, action: 'updateCourse', record })
 * // 'Maria Santos changed the course Freelancing Basics'
 */
export function auditSentence(change: AuditedChange): string {
  const { actor, onBehalfOf } = change;
  const who = actor?.name ?? 'The system';
  return `${who}${onBehalfOf ? `, viewing as ${onBehalfOf.name},` : ''} ${auditDeed(change)}`;
}
