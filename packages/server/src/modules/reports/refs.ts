import { builder } from '../../graphql/builder.ts';
import type { ReportRun, SavedReport } from './repo.ts';

export const SavedReportRef = builder.objectRef<SavedReport>('SavedReport');
export const ReportRunRef = builder.objectRef<ReportRun>('ReportRun');
