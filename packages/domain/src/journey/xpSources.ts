/** The sources of entries in the XP ledger, with the wording of the points explanation. */
export const XP_SOURCES = [
  { value: 'task', label: 'Task of a stage', explanation: 'Finish a task of your stage. Each task shows how much it gives.' },
  { value: 'challenge', label: 'Day of the challenge', explanation: 'Finish a day of the challenge.' },
  { value: 'import', label: 'Base points', explanation: 'What you had earned before your account moved to Atlas.' },
  {
    value: 'adjustment',
    label: 'Adjustment by staff',
    explanation: 'Our team gives XP for helping others, and corrects mistakes.',
  },
] as const;

export type XpSource = (typeof XP_SOURCES)[number]['value'];

/**
 * The key of an XP entry's source. A person has at most one entry per key, so nothing is counted
 * twice: not a task finished again, not an import run again, not the records of two merged people.
 * The ledger of XP is a product decision.
 *
 * @param id the id of the task, day, import or adjustment, from 1
 * @throws RangeError when the source is unknown or the id is not such a whole number
 * @example xpSourceName('task', 7) // 'task:7'
 */
export function xpSourceName(source: XpSource, id: number): string {
  if (!XP_SOURCES.some(({ value }) => value === source)) throw new RangeError(`Not a source of XP: ${String(source)}`);
  if (!Number.isSafeInteger(id) || id < 1) throw new RangeError(`Not a number of a record: ${String(id)}`);
  return `${source}:${id}`;
}
