import { builder } from '../../graphql/builder.ts';
import type { BulkJob, BulkJobRow } from './repo.ts';

export const BulkJobRef = builder.objectRef<BulkJob>('BulkJob');
export const BulkJobRowRef = builder.objectRef<BulkJobRow>('BulkJobRow');
