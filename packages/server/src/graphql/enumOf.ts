import { enumName } from '@atlas/domain/lists';
import { builder } from './builder.ts';

/** An enumeration of words that the rules and the database share. */
export const enumOf = <const Word extends string>(name: string, words: readonly Word[], description?: string) =>
  builder.enumType(name, {
    ...(description !== undefined && { description }),
    values: Object.fromEntries(words.map((value) => [enumName(value), { value }])) as Record<string, { value: Word }>,
  });
