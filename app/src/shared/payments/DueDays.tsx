import { DateText, Divider, Row, Stack, Text } from '@atlas/ui';
import { formatAmount } from '@atlas/domain/money';
import { formatShortDate } from '@atlas/domain/time';

/** An amount and the day on which it is due. */
export interface DueDay {
  /** As in '2025-11-15'. */
  readonly date: string;
  /** Pesos. */
  readonly amount: number;
  readonly isOverdue?: boolean;
}

/** The days of a schedule with their amounts, earliest first. */
export function DueDays({ title, days }: { title: string; days: readonly DueDay[] }) {
  return (
    <Stack gap={2} as="section" aria-label={title}>
      <Text size={14} weight="label" numeric>
        {title}
      </Text>
      <Stack as="ul" gap={2}>
        {days.map(({ date, amount, isOverdue = false }, index) => (
          <Stack key={index} as="li" gap={2}>
            <Divider />
            <Row justify="between" gap={2}>
              <Text as="span" size={14} numeric>
                <DateText text={formatShortDate(date)} dateTime={date} />
                {isOverdue && (
                  <Text as="span" size={14} tone="danger" weight="medium">
                    {' · overdue'}
                  </Text>
                )}
              </Text>
              <Text as="span" size={14} weight="label" numeric nowrap>
                {formatAmount(amount)}
              </Text>
            </Row>
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}
