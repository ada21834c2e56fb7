import type { EnumName } from './enumName.ts';

interface Filter {
  /** The server's name for the filter. */
  readonly field: string;
  /** Whether several values can be chosen; the address lists them with commas. */
  readonly many?: true;
}
/** One of a set of known values. */
export interface ChoiceFilter extends Filter {
  readonly kind: 'choice';
  readonly choices: readonly [string, ...string[]];
}
/** One of the words of an enumeration, which requests write in capitals. */
export interface EnumFilter extends Filter {
  readonly kind: 'enum';
  readonly words: readonly [string, ...string[]];
}
/** Any text, such as the name of a queue. */
export interface TextFilter extends Filter {
  readonly kind: 'text';
}
/** The id of a record. */
export interface IdFilter extends Filter {
  readonly kind: 'id';
}
/** A day in Manila: '2025-11-17'. */
export interface DayFilter extends Filter {
  readonly kind: 'day';
}
export interface YesNoFilter extends Filter {
  readonly kind: 'yesNo';
  /** The words used in the address instead of yes and no: `status=archived`. */
  readonly words?: Readonly<Record<string, boolean>>;
}

/** A filter of a list. */
export type ListFilter = ChoiceFilter | EnumFilter | TextFilter | IdFilter | DayFilter | YesNoFilter;

/** The value of a filter on the server; several where the filter allows it. */
export type FilterValue<Of extends ListFilter> = Of extends { many: true } ? SingleValue<Of>[] : SingleValue<Of>;

type SingleValue<Of extends ListFilter> = Of extends { kind: 'choice'; choices: readonly (infer Choice)[] }
  ? Choice
  : Of extends { kind: 'enum'; words: readonly (infer Word)[] }
    ? Word
    : Of extends IdFilter
      ? number
      : Of extends YesNoFilter
        ? boolean
        : string;

/** The value of a filter in a request. */
export type SentValue<Of extends ListFilter> = Of extends { many: true } ? SingleSentValue<Of>[] : SingleSentValue<Of>;

type SingleSentValue<Of extends ListFilter> = Of extends { kind: 'enum'; words: readonly (infer Word extends string)[] }
  ? EnumName<Word>
  : SingleValue<Of>;
