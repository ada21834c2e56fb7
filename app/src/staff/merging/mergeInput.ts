import { enumName } from '@atlas/domain/lists';
import { MERGE_FIELDS, type MergeSources } from '@atlas/domain/merging';

/** The input of a preview or a merge. */
export const mergeInput = (ids: readonly number[], keptId: number, sources: MergeSources) => ({
  keptId,
  otherIds: ids.filter((id) => id !== keptId),
  sources: MERGE_FIELDS.map(({ field }) => ({ field: enumName(field), accountId: sources[field] })),
});
