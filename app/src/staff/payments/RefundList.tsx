import { Button, type DataColumn, DataTable, RowTitle, Row, StatusBadge, Text, type Tone } from '@atlas/ui';
import { enumWord } from '@atlas/domain/lists';
import { formatAmount, pesosToCentavos } from '@atlas/domain/money';
import { platformLabel, REFUND_STATES, type RefundState, whyNotApproveRefund } from '@atlas/domain/payments';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, useFragment } from 'react-relay/hooks';
import { useAuth } from '../../session/authContext.ts';
import { ApproveRefundButton } from './ApproveRefundButton.tsx';
import type { OpenMoneyDialog } from './MoneyDialog.ts';
import { MoneySection } from './MoneySection.tsx';
import type { RefundList_money$data, RefundList_money$key } from './__generated__/RefundList_money.graphql.ts';

type Refund = RefundList_money$data['refunds'][number];

const STATES = REFUND_STATES.map(({ value }) => value);
const TONES: Readonly<Record<RefundState, Tone>> = {
  requested: 'warning',
  sending: 'info',
  paid: 'success',
  failed: 'danger',
  refused: 'neutral',
};

function StateBadge({ state: name }: Pick<Refund, 'state'>) {
  const state = enumWord(STATES, name) ?? 'requested';
  return <StatusBadge tone={TONES[state]} text={REFUND_STATES.find(({ value }) => value === state)?.label ?? ''} />;
}

const COLUMNS: readonly DataColumn<Refund>[] = [
  {
    id: 'amount',
    header: 'Amount',
    cell: ({ amount, invoice }) => <RowTitle note={invoice?.number ?? 'Credit'}>{formatAmount(amount)}</RowTitle>,
  },
  { id: 'state', header: 'State', card: 'badge', cell: (refund) => <StateBadge {...refund} /> },
  {
    id: 'platform',
    header: 'Platform',
    card: 'meta',
    cell: ({ platform, reference }) => [platformLabel(platform), reference].filter(Boolean).join(' · '),
  },
  {
    id: 'reason',
    header: 'Reason',
    width: 'wide',
    card: 'fact',
    cell: ({ reason, endsAccess, decidedReason }) =>
      [reason, ...(endsAccess ? ['Ends the access.'] : []), ...(decidedReason == null ? [] : [`Refused: ${decidedReason}`])].join(' · '),
  },
  {
    id: 'people',
    header: 'Requested by',
    card: 'fact',
    priority: 2,
    cell: ({ requestedBy, createdAt }) => `${requestedBy?.name ?? 'The system'}, ${formatShortDate(createdAt)}`,
  },
  {
    id: 'decided',
    header: 'Decided by',
    card: 'fact',
    priority: 2,
    cell: ({ decidedBy, decidedAt }) => (decidedAt == null ? '' : `${decidedBy?.name ?? 'The system'}, ${formatShortDate(decidedAt)}`),
  },
];

interface RefundListProps {
  money: RefundList_money$key;
  personName: string;
  /** Absent for users who only read. */
  open: OpenMoneyDialog | undefined;
  reload: () => Promise<unknown>;
}

/** All refunds of a person. Those that wait are approved or refused by a second person. */
export function RefundList({ money: key, personName, open, reload }: RefundListProps) {
  const { refunds, credit, secondPersonFrom } = useFragment(
    graphql`
      fragment RefundList_money on PersonMoney {
        credit
        secondPersonFrom
        refunds {
          databaseId
          amount
          platform
          reference
          reason
          endsAccess
          state
          createdAt
          decidedAt
          decidedReason
          requestedBy {
            databaseId
            name
          }
          decidedBy {
            name
          }
          invoice {
            number
          }
        }
      }
    `,
    key,
  );
  const { currentUser } = useAuth();
  const decide = (refund: Refund) => {
    if (!open || refund.state !== 'REQUESTED') return null;
    const asked = { amountCentavos: pesosToCentavos(refund.amount), requestedById: refund.requestedBy?.databaseId ?? 0 };
    const problem = whyNotApproveRefund(asked, currentUser?.id ?? 0, secondPersonFrom);
    return (
      <Row gap={2} justify="end" wrap>
        {problem === null ? (
          <ApproveRefundButton refund={refund} personName={personName} reload={reload} />
        ) : (
          <Text size={14} tone="muted">
            {problem}
          </Text>
        )}
        <Button size="dense" onClick={() => open({ kind: 'refuse', refundId: refund.databaseId })}>
          Refuse
        </Button>
      </Row>
    );
  };
  return (
    <MoneySection
      title="Refunds"
      empty="No refunds."
      isEmpty={refunds.length === 0}
      actions={
        open &&
        credit > 0 && (
          <Button size="dense" onClick={() => open({ kind: 'refund', of: 'credit' })}>
            Refund credit
          </Button>
        )
      }
    >
      <DataTable
        label="Refunds"
        columns={COLUMNS}
        rows={refunds}
        rowKey={({ databaseId }) => databaseId}
        {...(open && refunds.some(({ state }) => state === 'REQUESTED') && { rowActions: decide })}
      />
    </MoneySection>
  );
}
