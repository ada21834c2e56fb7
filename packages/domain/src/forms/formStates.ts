/** The states of a form created by staff. */
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
 * Whether a form may change from one state to another: a draft is opened, an open form closed, a
 * closed one opened again. It never returns to draft, because it may have answers. The
 * specification leaves the states of forms open; this is a product decision.
 *
 * @example mayMoveForm('open', 'draft') // false
 */
export function mayMoveForm(from: FormState, to: FormState): boolean {
  return Object.hasOwn(NEXT, from) && NEXT[from].includes(to);
}
