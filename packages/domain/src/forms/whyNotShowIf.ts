import { type FormField, hasOptions } from './formFields.ts';

/** The name of a question in messages. */
const named = ({ label }: Pick<FormField, 'label'>): string => (label === '' ? 'a question without text' : `“${label}”`);

/** Follows the show-if conditions from a field; true if they lead back to it. */
function isCircle(fields: readonly FormField[], start: FormField): boolean {
  const byKey = new Map(fields.map((field) => [field.key, field]));
  const seen = new Set<string>();
  for (let at = start.showIf && byKey.get(start.showIf.key); at && !seen.has(at.key); at = at.showIf && byKey.get(at.showIf.key)) {
    if (at.key === start.key) return true;
    seen.add(at.key);
  }
  return false;
}

/**
 * Explains why the condition of a field does not work, or returns null. It depends on an earlier
 * question with options, and names one of them.
 *
 * @param index the field, by its position
 * @example
 * const showIf = { key: 'pace', equals: 'Fast' };
 * whyNotShowIf([{ key: 'why', type: 'long', label: 'Why?', showIf }], 0)
 * // 'The question that this depends on was removed. Choose another one.'
 */
export function whyNotShowIf(fields: readonly FormField[], index: number): string | null {
  const field = fields[index];
  if (field?.showIf === undefined) return null;
  const { key, equals } = field.showIf;
  if (key === field.key) return 'A question cannot depend on its own answer.';
  const at = fields.findIndex((other) => other.key === key);
  const other = fields[at];
  if (other === undefined) return 'The question that this depends on was removed. Choose another one.';
  if (isCircle(fields, field)) return `This and ${named(other)} depend on each other. Remove one of the conditions.`;
  if (at > index) return `${capitalized(named(other))} comes later. Move it up, or choose an earlier question.`;
  if (!hasOptions(other.type)) return `${capitalized(named(other))} has no options to depend on.`;
  if (!other.options?.includes(equals)) return `${capitalized(named(other))} no longer has the option “${equals}”.`;
  return null;
}

const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
