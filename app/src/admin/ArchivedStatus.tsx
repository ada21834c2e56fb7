import { StatusBadge } from '@atlas/ui';

/** Badge next to a record's title: active or archived. */
export const ArchivedStatus = ({ archivedAt }: { archivedAt: string | null | undefined }) =>
  archivedAt == null ? <StatusBadge tone="success" text="Active" /> : <StatusBadge tone="neutral" text="Archived" />;
