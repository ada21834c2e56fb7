interface Filter {
  /** What the server calls it. */
  readonly field: string;
}
/** One of some known values. */
export interface ChoiceFilter extends Filter {
  readonly kind: 'choice';
  readonly choices: readonly [string, ...string[]];
}
/** The number of a record. */
export interface IdFilter extends Filter {
  readonly kind: 'id';
}
/** A day in Manila: '2025-11-17'. */
export interface DayFilter extends Filter {
  readonly kind: 'day';
}
export interface YesNoFilter extends Filter {
  readonly kind: 'yesNo';
  /** What the address says instead of yes and no: `status=archived`. */
  readonly words?: Readonly<Record<string, boolean>>;
}

/** One way to narrow a list. */
export type ListFilter = ChoiceFilter | IdFilter | DayFilter | YesNoFilter;

/** What a filter is set to on the server. */
export type FilterValue<Of extends ListFilter> = Of extends { kind: 'choice'; choices: readonly (infer Choice)[] }
  ? Choice
  : Of extends IdFilter
    ? number
    : Of extends YesNoFilter
      ? boolean
      : string;
