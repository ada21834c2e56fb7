/** A quote as far as the choice of a term needs it. Amounts in pesos. */
interface Quoted {
  readonly termId: number | null | undefined;
  readonly total: number;
  readonly dueToday: number;
}

/**
 * The value of a term in the form: the term with the amounts that its card shows. The server
 * compares them with the price of the moment, also without script.
 */
export const termValue = ({ termId, total, dueToday }: Quoted): string => `${termId ?? ''}:${total}:${dueToday}`;
