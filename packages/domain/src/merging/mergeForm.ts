import * as z from 'zod/mini';
import { MERGE_FIELDS, type MergeField } from './mergeFields.ts';

/** Most accounts that one merge joins, including the kept one. */
export const MAX_MERGED = 5;

export const MERGE_WITH_ITSELF = 'You chose the same person twice. Choose two different people.';
export const MERGE_NEEDS_TWO = 'Choose at least two people.';
export const MERGE_TOO_MANY = `Merge at most ${MAX_MERGED} people at once.`;

const id = z.int().check(z.positive());

/**
 * A request to merge accounts: the kept one, the others, and the account that each field comes
 * from. A field that is not named comes from the kept account.
 *
 * @spec product decision §14
 */
export const mergeForm = z
  .object({
    keptId: id,
    otherIds: z.array(id).check(z.minLength(1, { error: MERGE_NEEDS_TWO }), z.maxLength(MAX_MERGED - 1, { error: MERGE_TOO_MANY })),
    sources: z.partialRecord(z.enum(MERGE_FIELDS.map(({ field }) => field) as [MergeField, ...MergeField[]]), id),
  })
  .check(
    z.refine(({ keptId, otherIds }) => new Set([keptId, ...otherIds]).size === otherIds.length + 1, {
      error: MERGE_WITH_ITSELF,
      path: ['otherIds'],
    }),
    z.refine(({ keptId, otherIds, sources }) => Object.values(sources).every((source) => source === keptId || otherIds.includes(source)), {
      error: 'Choose the value of one of the people who are merged.',
      path: ['sources'],
    }),
  );
