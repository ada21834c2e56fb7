import { type FormField, hasOptions } from './formFields.ts';
import { type FormAnswers, ownAnswer } from './visibleFields.ts';

/** A rule of the Journey Form: who gives this answer begins in this stage. */
export interface StageRule {
  readonly key: string;
  readonly equals: string;
  readonly stageId: number;
}

/** The maximum number of rules of a form. */
export const MAX_STAGE_RULES = 50;

/**
 * The stage in which a person begins, by their answers: that of the first rule that applies and
 * whose stage still exists, else the first stage. Null when the journey has no stages.
 *
 * @param stages the stages of the journey, in order
 * @example
 * const rules = [{ key: 'situation', equals: 'I freelance already', stageId: 3 }];
 * journeyStage([{ id: 1 }, { id: 3 }], rules, { situation: 'I study' }) // 1
 * @spec 2 §4
 */
export function journeyStage(stages: readonly { readonly id: number }[], rules: readonly StageRule[], answers: FormAnswers): number | null {
  const rule = rules.find(({ key, equals, stageId }) => {
    const answer = ownAnswer(answers, key);
    return (Array.isArray(answer) ? answer.includes(equals) : answer === equals) && stages.some(({ id }) => id === stageId);
  });
  return rule?.stageId ?? stages[0]?.id ?? null;
}

/**
 * Explains why a rule does not fit the fields of a form, or returns null.
 *
 * @example whyNotStageRule([], { key: 'situation', equals: 'I study', stageId: 1 })
 * // 'The question of this rule was removed.'
 */
export function whyNotStageRule(fields: readonly FormField[], { key, equals }: StageRule): string | null {
  const field = fields.find((one) => one.key === key);
  if (field === undefined) return 'The question of this rule was removed.';
  return hasOptions(field.type) && field.options?.includes(equals) ? null : `“${field.label}” no longer has the option “${equals}”.`;
}
