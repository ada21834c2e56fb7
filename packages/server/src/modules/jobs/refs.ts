import { builder } from '../../graphql/builder.ts';
import type { BulkJob, BulkJobRow, FailedJob } from './repo.ts';

export const BulkJobRef = builder.objectRef<BulkJob>('BulkJob');
export const BulkJobRowRef = builder.objectRef<BulkJobRow>('BulkJobRow');
export const FailedJobRef = builder.objectRef<FailedJob>('FailedJob');
