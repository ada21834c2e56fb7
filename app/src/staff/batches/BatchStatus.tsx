import { StatusBadge } from '@atlas/ui';
import { ArchivedStatus } from '../../admin/ArchivedStatus.tsx';

interface BatchStatusProps {
  /** True while the batch is launching, by Manila's date. */
  isCurrent: boolean;
  archivedAt: string | null | undefined;
}

/**
 * Badge of a batch: current while it launches, otherwise active or archived.
 *
 * @spec 2 §3
 */
export const BatchStatus = ({ isCurrent, archivedAt }: BatchStatusProps) =>
  isCurrent && archivedAt == null ? <StatusBadge tone="info" text="Current" /> : <ArchivedStatus archivedAt={archivedAt} />;
