import { StatusBadge } from '@atlas/ui';

/** Whether a record is in use, beside its title. */
export const ArchivedStatus = ({ archivedAt }: { archivedAt: string | null | undefined }) =>
  archivedAt == null ? <StatusBadge tone="success" text="Active" /> : <StatusBadge tone="neutral" text="Archived" />;
