/**
 * The answers of the weekly check-in of an accountability group. A request for help is separate.
 */
export const CHECK_IN_ANSWERS = [
  { value: 'done', label: 'Done' },
  { value: 'partly', label: 'Partly' },
  { value: 'stuck', label: 'Stuck' },
] as const;

export type CheckInAnswer = (typeof CHECK_IN_ANSWERS)[number]['value'];
