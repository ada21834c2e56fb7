import { KeyValueList, Stack } from '@atlas/ui';
import { formatAmount, formatPeso } from '@atlas/domain/money';
import { accessUntilText } from '@atlas/domain/subscriptions';
import { formatLongDate } from '@atlas/domain/time';
import { ScheduleTable } from '../selling/ScheduleTable.tsx';
import type { FunnelPreview } from './useEnrolmentPreview.ts';

/** The access and the payments that an enrolment into a funnel leads to. */
export function FunnelOutcome({ name, preview }: { name: string; preview: FunnelPreview | undefined }) {
  const hasPlan = preview !== undefined && preview.problem === null;
  const schedule = hasPlan ? { entries: preview.entries, total: preview.total } : null;
  return (
    <Stack gap={4}>
      <KeyValueList
        emptyText="–"
        items={[
          { label: 'Access starts', value: preview?.startsAt && formatLongDate(preview.startsAt) },
          { label: 'Access ends', value: preview?.expiresAt && accessUntilText(preview.expiresAt) },
          ...(hasPlan && preview.discount > 0 ? [{ label: 'Discount', value: formatAmount(preview.discount) }] : []),
        ]}
      />
      {preview?.problem == null && (
        <ScheduleTable
          label={`Payments for ${name}`}
          preview={schedule}
          totalText={(total, payments) => (payments === 0 ? 'Nothing is to be paid.' : `${formatPeso(total)} in total`)}
        />
      )}
    </Stack>
  );
}
