import { type DataColumn, DataTable, Text } from '@atlas/ui';
import { formatAmount } from '@atlas/domain/money';
import type { PaymentEntry, SchedulePreview } from '@atlas/domain/payments';
import { formatShortDate } from '@atlas/domain/time';

type Payment = PaymentEntry & { place: number };

const COLUMNS: readonly DataColumn<Payment>[] = [
  { id: 'place', header: 'Payment', cell: ({ place, scheduleDate }) => `${place}. ${formatShortDate(scheduleDate)}` },
  { id: 'amount', header: 'Amount', align: 'end', card: 'aside', cell: ({ price }) => formatAmount(price) },
];

interface ScheduleTableProps {
  /** The accessible name of the table. */
  label: string;
  /** Null while the fields that it depends on are incomplete. */
  preview: SchedulePreview | null;
  /** Names the total. A free offer has no payments. */
  totalText: (total: number, payments: number) => string;
}

/** The payments of a schedule with their total, or why there is no schedule. */
export function ScheduleTable({ label, preview, totalText }: ScheduleTableProps) {
  const entries = preview !== null && 'entries' in preview ? preview.entries : [];
  return (
    <>
      <div role="status">
        {preview === null && <Text tone="muted">The schedule appears here once the fields are filled in.</Text>}
        {preview !== null && 'problem' in preview && <Text tone="danger">{preview.problem}</Text>}
        {preview !== null && 'total' in preview && (
          <Text weight="label" numeric>
            {totalText(preview.total, entries.length)}
          </Text>
        )}
      </div>
      {entries.length > 0 && (
        <DataTable
          label={label}
          columns={COLUMNS}
          rows={entries.map((entry, index) => ({ ...entry, place: index + 1 }))}
          rowKey={({ place }) => place}
        />
      )}
    </>
  );
}
