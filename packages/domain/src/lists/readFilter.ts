import { fromIsoDay } from '../time/isoDay.ts';
import { valuesIn } from './filterValues.ts';
import type { FilterValue, ListFilter } from './listFilter.ts';

const MAX_CHARACTERS = 100;
const YES_NO: Readonly<Record<string, boolean>> = { yes: true, no: false };

/** A value of a filter that takes one. */
type Single = string | number | boolean;

/**
 * Reads a filter's value from the address; null for an invalid value. A filter with several values
 * is invalid as soon as one of them is. Product decision: filters are part of the address.
 *
 * @example readFilter({ kind: 'id', field: 'authorId' }, '12') // 12
 * @example readFilter({ kind: 'id', field: 'batchId', many: true }, '16,17') // [16, 17]
 * @example readFilter({ kind: 'yesNo', field: 'archived', words: { archived: true } }, 'yes')
 * // null
 */
export function readFilter<Of extends ListFilter>(filter: Of, text: string): FilterValue<Of> | null;
export function readFilter(filter: ListFilter, text: string): Single | Single[] | null {
  return filter.many ? readMany(filter, text) : readOne(filter, text);
}

function readMany(filter: ListFilter, text: string): Single[] | null {
  const texts = valuesIn(text);
  const values = texts.flatMap((one) => readOne(filter, one) ?? []);
  return texts.length === 0 || values.length < texts.length ? null : values;
}

function readOne(filter: ListFilter, text: string): Single | null {
  switch (filter.kind) {
    case 'choice':
      return filter.choices.includes(text) ? text : null;
    case 'enum':
      return filter.words.includes(text) ? text : null;
    case 'text':
      return text === '' || text.length > MAX_CHARACTERS ? null : text;
    case 'id':
      return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
    case 'day':
      return fromIsoDay(text) === null ? null : text;
    case 'yesNo': {
      const words = filter.words ?? YES_NO;
      return Object.hasOwn(words, text) ? (words[text] ?? null) : null;
    }
  }
}
