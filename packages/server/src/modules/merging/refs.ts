import { DUPLICATE_REASONS, MERGE_FIELDS, MERGE_KINDS } from '@atlas/domain/merging';
import { builder } from '../../graphql/builder.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import type { DuplicatePair } from './duplicatesRepo.ts';

export const DuplicatePairRef = builder.objectRef<DuplicatePair>('DuplicatePair');
export const DuplicateReasonEnum = enumOf(
  'DuplicateReason',
  DUPLICATE_REASONS.map(({ reason }) => reason),
);
export const MergeFieldEnum = enumOf(
  'MergeField',
  MERGE_FIELDS.map(({ field }) => field),
);
export const MergeKindEnum = enumOf(
  'MergeKind',
  MERGE_KINDS.map(({ kind }) => kind),
);
