/** The states of a form that staff make. */
export const FORM_STATES = [
  { value: 'draft', label: 'Draft' },
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed' },
] as const;

export type FormState = (typeof FORM_STATES)[number]['value'];

const NEXT: Readonly<Record<FormState, readonly FormState[]>> = {
  draft: ['open'],
  open: ['closed'],
  closed: ['open'],
};

/**
 * Whether a form may go from one state to another: a draft is opened, an open one closed, a closed one opened again. It is never a
 * draft again, because it may have answers.
 *
 * @example mayMoveForm('open', 'draft') // false
 * The specification leaves the states of forms open; this is a product decision.
 */
export function mayMoveForm(from: FormState, to: FormState): boolean {
  return Object.hasOwn(NEXT, from) && NEXT[from].includes(to);
}
