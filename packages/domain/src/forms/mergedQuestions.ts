import type { FormField } from './formFields.ts';

/**
 * The questions of all versions of a form, each once: those of the latest version in order, then
 * the removed ones. A question has the text of its latest version. Sections are left out.
 *
 * @param versions the fields of each version, latest first
 * @example
 * const name = { key: 'name', type: 'short', label: 'Name' };
 * mergedQuestions([[name], [{ ...name, label: 'Your name' }]]) // [name]
 */
export function mergedQuestions(versions: readonly (readonly FormField[])[]): readonly FormField[] {
  const merged = new Map<string, FormField>();
  for (const field of versions.flat()) if (field.type !== 'section' && !merged.has(field.key)) merged.set(field.key, field);
  return [...merged.values()];
}
