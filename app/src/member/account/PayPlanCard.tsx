import { Alert, Button, Card, Columns, DateText, Heading, Row, Stack, Text } from '@atlas/ui';
import { countNoun } from '@atlas/domain/lists';
import { formatAmount, pesosToCentavos } from '@atlas/domain/money';
import { NOT_WHILE_VIEWING_AS } from '@atlas/domain/payments';
import { whyNotAcceptPlan } from '@atlas/domain/reminders';
import { formatLongDate, formatShortDate, formatTime } from '@atlas/domain/time';
import { useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Action } from '../../admin/actions/Action.ts';
import { useAction } from '../../admin/actions/useAction.tsx';
import { focusPage } from '../../routing/focusPage.ts';
import { useAuth } from '../../session/authContext.ts';
import { DueDays } from '../../shared/payments/DueDays.tsx';
import { usePlanDecision } from './usePlanDecision.ts';
import type { PayPlanCard_invoice$data, PayPlanCard_invoice$key } from './__generated__/PayPlanCard_invoice.graphql.ts';

type Invoice = PayPlanCard_invoice$data;
type Plan = NonNullable<Invoice['payPlan']>;

const PAYMENTS = { one: 'payment', many: 'payments' };
const UNPAID = { one: 'unpaid payment', many: 'unpaid payments' };

interface PayPlanCardProps {
  invoice: PayPlanCard_invoice$key;
  /** Loads the page again. */
  reload: () => Promise<unknown>;
}

/** A plan that staff propose for the unpaid payments of an invoice, until the member decides. */
export function PayPlanCard({ invoice: key, reload }: PayPlanCardProps) {
  const invoice = useFragment(
    graphql`
      fragment PayPlanCard_invoice on Invoice {
        databaseId
        subscription {
          funnel {
            name
          }
        }
        paymentSchedule {
          due
          scheduleDate
          status
          tone
          voidedAt
          waitingProof {
            databaseId
          }
        }
        payPlan {
          databaseId
          owed
          note
          expiresAt
          entries {
            date
            amount
          }
        }
      }
    `,
    key,
  );
  const { databaseId, subscription, payPlan } = invoice;
  if (!payPlan) return null;
  const unpaid = unpaidOf(invoice);
  const { owed, note, expiresAt, entries } = payPlan;
  const titleId = `plan-${databaseId}`;
  return (
    <Card as="section" padding="roomy" surface="chosen" aria-labelledby={titleId}>
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={2} size="subheading" id={titleId}>
            {`A new payment plan for ${subscription.funnel.name}`}
          </Heading>
          <Text numeric>
            {`${countNoun(unpaid.length, UNPAID)} ${unpaid.length === 1 ? 'becomes' : 'become'} ${countNoun(entries.length, PAYMENTS)} on paydays. The sum stays ${formatAmount(owed)}.`}
          </Text>
        </Stack>
        {note !== '' && (
          <Stack gap={1}>
            <Text size={14} tone="muted">
              Our note to you
            </Text>
            <Text>{note}</Text>
          </Stack>
        )}
        <Columns gap={5}>
          <DueDays
            title="Your schedule now"
            days={unpaid.map(({ scheduleDate, due, tone }) => ({ date: scheduleDate, amount: due, isOverdue: tone === 'RED' }))}
          />
          <DueDays title="With this plan" days={entries} />
        </Columns>
        <Decision invoice={invoice} plan={payPlan} reload={reload} />
        <Text size={14} tone="muted" numeric>
          You can accept it until <DateText text={`${formatLongDate(expiresAt)}, ${formatTime(expiresAt)}`} dateTime={expiresAt} />.
        </Text>
      </Stack>
    </Card>
  );
}

const unpaidOf = ({ paymentSchedule }: Invoice) =>
  paymentSchedule.filter(({ status, voidedAt }) => status === 'UNPAID' && voidedAt == null);

/** Explains why the plan cannot be accepted as the invoice stands; null when it can. */
function whyNotAccept(invoice: Invoice, { owed, entries }: Plan): string | null {
  const unpaid = unpaidOf(invoice);
  return whyNotAcceptPlan(
    { owedCentavos: pesosToCentavos(owed), count: entries.length },
    {
      owedCentavos: unpaid.reduce((sum, { due }) => sum + pesosToCentavos(due), 0),
      unpaid: unpaid.length,
      hasWaitingReceipt: unpaid.some(({ waitingProof }) => waitingProof != null),
    },
  );
}

/** The two answers. Staff who view as the member can give neither. */
function Decision({ invoice, plan, reload }: { invoice: Invoice; plan: Plan; reload: PayPlanCardProps['reload'] }) {
  const { currentUser } = useAuth();
  const { accept, decline } = usePlanDecision(plan.databaseId, reload);
  const { act, dialog } = useAction();
  useFocusAfterwards();
  const viewsAs = currentUser?.isImpersonating === true ? NOT_WHILE_VIEWING_AS : null;
  const problem = viewsAs ?? whyNotAccept(invoice, plan);
  const [first] = plan.entries;
  const accepting: Action = {
    confirm: {
      title: 'Accept this plan?',
      consequence: `It replaces your unpaid payments, and the sum stays ${formatAmount(plan.owed)}.${first ? ` Your next payment is ${formatAmount(first.amount)} on ${formatShortDate(first.date)}.` : ''} You cannot go back to the old schedule.`,
      confirmText: 'Accept this plan',
      busyText: 'Accepting',
    },
    run: accept,
  };
  const declining: Action = {
    confirm: {
      title: 'Keep your schedule?',
      consequence: 'This plan goes away, and your payments stay due as they are now. Message us if you need another plan.',
      confirmText: 'Keep my schedule',
      busyText: 'Saving',
    },
    run: decline,
  };
  return (
    <Stack gap={3}>
      {problem !== null && <Alert tone={viewsAs === null ? 'warning' : 'info'}>{problem}</Alert>}
      <Row gap={2} wrap>
        <Button variant="primary" waiting={problem !== null} onClick={() => act(accepting)}>
          Accept this plan
        </Button>
        <Button waiting={viewsAs !== null} onClick={() => act(declining)}>
          No, keep my schedule
        </Button>
      </Row>
      {dialog}
    </Stack>
  );
}

/** Moves the focus to the page's heading once the plan is gone, together with the pressed button. */
function useFocusAfterwards(): void {
  const held = useRef(false);
  useEffect(() => {
    held.current = true;
    return () => {
      held.current = false;
      requestAnimationFrame(() => {
        if (!held.current && document.activeElement === document.body) focusPage();
      });
    };
  }, []);
}
