import type { FormState } from './formStates.ts';

/** The state of a form for a person who opens it. */
export type FormStatus = 'open' | 'draft' | 'closed' | 'full' | 'answered';

/** The facts that decide about a response. */
export interface FormFacts {
  readonly state: FormState;
  readonly isArchived: boolean;
  /** The most responses; null without a limit. */
  readonly mostResponses: number | null;
  readonly responses: number;
  /** True if a second response from the same person is refused. */
  readonly oncePerUser: boolean;
  /** True once the person has responded. */
  readonly hasAnswered: boolean;
}

/**
 * Decides whether a person can fill in a form. Someone who has responded once and for all sees
 * that, also when the form was closed since.
 *
 * @example
 * const form = { state: 'open', isArchived: false, mostResponses: 30, responses: 30 };
 * formStatus({ ...form, oncePerUser: false, hasAnswered: true }) // 'full'
 */
export function formStatus({ state, isArchived, mostResponses, responses, oncePerUser, hasAnswered }: FormFacts): FormStatus {
  if (state === 'draft') return 'draft';
  if (oncePerUser && hasAnswered) return 'answered';
  if (isArchived || state !== 'open') return 'closed';
  return mostResponses !== null && responses >= mostResponses ? 'full' : 'open';
}

/** The title and the text of a form that cannot be filled in. */
export const FORM_STATUS_TEXTS: Readonly<Record<Exclude<FormStatus, 'open'>, { title: string; text: string }>> = {
  draft: { title: 'This form is not open yet', text: 'Come back once it is open.' },
  closed: { title: 'This form is closed', text: 'It no longer takes responses.' },
  full: { title: 'This form is full', text: 'It has all the responses it can take.' },
  answered: { title: 'You have responded already', text: 'Each person can respond once. We have your response.' },
};
