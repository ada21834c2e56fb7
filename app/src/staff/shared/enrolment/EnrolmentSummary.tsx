import { Alert, Button, Heading, Stack, Text } from '@atlas/ui';
import { formatAmount } from '@atlas/domain/money';
import { dueBy, totalsByDay } from '@atlas/domain/payments';
import { useNow } from '../../../session/useNow.ts';
import { ScheduleTable } from '../selling/ScheduleTable.tsx';
import type { FunnelDetailValues } from './enrolmentValues.ts';
import type { EnrolmentPreviews } from './useEnrolmentPreview.ts';

interface EnrolmentSummaryProps {
  details: readonly FunnelDetailValues[];
  previews: EnrolmentPreviews;
}

/** The payments of all selected funnels together: what is due now, and the total of each day. */
export function EnrolmentSummary({ details, previews }: EnrolmentSummaryProps) {
  const now = useNow();
  if (details.length === 0) return null;
  const planned = details.map(({ funnelId }) => previews.of(funnelId)).filter((preview) => preview?.problem === null);
  const entries = totalsByDay(planned.flatMap((preview) => preview?.entries ?? []));
  const total = entries.reduce((sum, { price }) => sum + price, 0);
  const isComplete = planned.length === details.length;
  return (
    <Stack gap={3} as="section" aria-labelledby="enrolment-summary">
      <Heading level={2} size="subheading" id="enrolment-summary">
        Summary
      </Heading>
      {previews.hasFailed && (
        <Alert tone="warning" live title="The payments are not up to date" action={<Button onClick={previews.retry}>Try again</Button>}>
          The connection was lost. You can keep filling in the form.
        </Alert>
      )}
      {isComplete ? (
        <ScheduleTable
          label="All payments"
          preview={{ entries, total }}
          totalText={(sum) =>
            sum === 0 ? 'Nothing is to be paid.' : `${formatAmount(dueBy(entries, now))} due now, ${formatAmount(sum)} in total`
          }
        />
      ) : (
        <Text tone="muted">The payments appear here once every funnel is filled in.</Text>
      )}
    </Stack>
  );
}
