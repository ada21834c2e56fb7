import { Alert, Button, Heading, Row, Stack } from '@atlas/ui';
import { formatAmount } from '@atlas/domain/money';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OpenMoneyDialog } from './MoneyDialog.ts';
import { ScheduleTable } from './ScheduleTable.tsx';
import type { ScheduleSection_invoice$key } from './__generated__/ScheduleSection_invoice.graphql.ts';

interface ScheduleSectionProps {
  invoice: ScheduleSection_invoice$key;
  /** The person's credit, in pesos. */
  credit: number;
  /** Absent for users who only read. */
  open: OpenMoneyDialog | undefined;
}

/**
 * The payment schedule of an invoice. Warns when it does not add up to the invoice.
 *
 * @spec 2 §5, §7
 */
export function ScheduleSection({ invoice: key, credit, open }: ScheduleSectionProps) {
  const invoice = useFragment(
    graphql`
      fragment ScheduleSection_invoice on Invoice {
        unscheduled
        addsUp
        ...ScheduleTable_invoice
      }
    `,
    key,
  );
  return (
    <Stack gap={3} as="section" aria-labelledby="schedule">
      <Row justify="between" wrap>
        <Heading level={2} size="subheading" id="schedule">
          Payment schedule
        </Heading>
        {open && (
          <Button size="dense" onClick={() => open({ kind: 'add', price: 0 })}>
            Add schedule date
          </Button>
        )}
      </Row>
      <ScheduleTable invoice={invoice} credit={credit} open={open} />
      {!invoice.addsUp && <Mismatch unscheduled={invoice.unscheduled} open={open} />}
    </Stack>
  );
}

/** The warning that the schedule asks for less or more than the invoice. */
function Mismatch({ unscheduled, open }: { unscheduled: number; open: OpenMoneyDialog | undefined }) {
  const isShort = unscheduled > 0;
  const amount = formatAmount(Math.abs(unscheduled));
  return (
    <Alert
      tone="warning"
      title={
        isShort
          ? `The schedule does not add up: ${amount} of the invoice is in no payment.`
          : `The schedule does not add up: its payments are ${amount} above the invoice.`
      }
      {...(open &&
        isShort && {
          action: (
            <Button size="dense" onClick={() => open({ kind: 'add', price: Math.floor(unscheduled) })}>
              Add the difference
            </Button>
          ),
        })}
    >
      {!isShort && 'Lower the price of an unpaid payment, or void one.'}
    </Alert>
  );
}
