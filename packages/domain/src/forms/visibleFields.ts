import type { FormField } from './formFields.ts';

/** Answers by the keys of their questions. */
export type FormAnswers = Readonly<Record<string, unknown>>;

/** Compares an answer with an option. A multiple-choice answer matches if the option is among its choices. */
const isAnswer = (answer: unknown, option: string): boolean => (Array.isArray(answer) ? answer.includes(option) : answer === option);

/**
 * The fields that are shown for these answers, in order. The answer of a hidden question counts as
 * missing, and a hidden section hides its questions. A condition on a question that comes later, or
 * does not exist, hides the field.
 *
 * @example
 * const pace = { key: 'pace', type: 'choice', label: 'Pace', options: ['Fast', 'Slow'] };
 * const why = { key: 'why', type: 'long', label: 'Why?', showIf: { key: 'pace', equals: 'Fast' } };
 * visibleFields([pace, why], { pace: 'Slow' }).length // 1
 */
export function visibleFields(fields: readonly FormField[], answers: FormAnswers): readonly FormField[] {
  const shown = new Set<string>();
  let isSectionShown = true;
  return fields.filter((field) => {
    const { key, type, showIf } = field;
    const isMet = showIf === undefined || (shown.has(showIf.key) && isAnswer(ownAnswer(answers, showIf.key), showIf.equals));
    if (type === 'section') isSectionShown = isMet;
    const isShown = isMet && isSectionShown;
    if (isShown) shown.add(key);
    return isShown;
  });
}

/** The answer under a key; undefined for the name of an inherited property. */
export const ownAnswer = (answers: FormAnswers, key: string): unknown => (Object.hasOwn(answers, key) ? answers[key] : undefined);
