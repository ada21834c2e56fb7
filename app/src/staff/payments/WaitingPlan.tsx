import { Card, Columns, KeyValueList, StatusBadge } from '@atlas/ui';
import { instantText } from '@atlas/domain/audit';
import { countNoun } from '@atlas/domain/lists';
import { formatAmount } from '@atlas/domain/money';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, useFragment } from 'react-relay/hooks';
import { DueDays } from '../../shared/payments/DueDays.tsx';
import type { WaitingPlan_plan$key } from './__generated__/WaitingPlan_plan.graphql.ts';

const PAYMENTS = { one: 'payment', many: 'payments' };

/** A plan that waits for its member: its facts, its days and its amounts. */
export function WaitingPlan({ plan: key }: { plan: WaitingPlan_plan$key }) {
  const { entries, owed, note, expiresAt, createdAt, proposedBy } = useFragment(
    graphql`
      fragment WaitingPlan_plan on PayPlan {
        entries {
          date
          amount
        }
        owed
        note
        expiresAt
        createdAt
        proposedBy {
          name
        }
      }
    `,
    key,
  );
  return (
    <Card>
      <Columns least="part" gap={6}>
        <KeyValueList
          layout="grid"
          items={[
            { label: 'State', value: <StatusBadge tone="info" text="Waiting for the member" /> },
            { label: 'Can be accepted until', value: instantText(expiresAt) },
            { label: 'Proposed by', value: `${proposedBy.name}, ${formatShortDate(createdAt)}` },
            { label: 'Note for the member', value: note },
          ]}
        />
        <DueDays
          title={`${formatAmount(owed)} in ${countNoun(entries.length, PAYMENTS)}`}
          days={entries.map(({ date, amount }) => ({ date, amount }))}
        />
      </Columns>
    </Card>
  );
}
