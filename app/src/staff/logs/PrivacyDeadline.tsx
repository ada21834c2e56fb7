import { Stack, StatusBadge, Text } from '@atlas/ui';
import { isAnswerOverdue, lastDayBefore } from '@atlas/domain/privacy';
import { useNow } from '../../session/useNow.ts';

interface PrivacyDeadlineProps {
  request: { kind: string; state: string; finalFrom: string; answerBy: string };
}

/** The last day to answer an open request, and until when its person can withdraw it. */
export function PrivacyDeadline({ request: { kind, state, finalFrom, answerBy } }: PrivacyDeadlineProps) {
  const now = useNow();
  if (state !== 'REQUESTED') return null;
  const isOverdue = isAnswerOverdue(new Date(answerBy), now);
  const canWithdraw = kind === 'DELETION' && now.getTime() < Date.parse(finalFrom);
  return (
    <Stack gap={1} align="start">
      {lastDayBefore(answerBy)}
      {isOverdue && <StatusBadge tone="danger" text="Overdue" />}
      {canWithdraw && (
        <Text size={14} tone="muted">
          Can be withdrawn until {lastDayBefore(finalFrom)}
        </Text>
      )}
    </Stack>
  );
}
