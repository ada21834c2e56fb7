import { builder } from './builder.ts';

/** The name of a word where GraphQL allows capitals, digits and underscores only: `info-logs` is INFO_LOGS. */
const named = (word: string): string => word.replaceAll(/[^A-Za-z0-9]+/g, '_').toUpperCase();

/** An enumeration of words that the rules and the database know by themselves. */
export const enumOf = <const Word extends string>(name: string, words: readonly Word[], description?: string) =>
  builder.enumType(name, {
    ...(description !== undefined && { description }),
    values: Object.fromEntries(words.map((value) => [named(value), { value }])) as Record<string, { value: Word }>,
  });
