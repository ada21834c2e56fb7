import { type DataColumn, DataTable, FiguresSection, Link, RowTitle, StatusBadge, Text } from '@atlas/ui';
import { formatAmount } from '@atlas/domain/money';
import { routePath } from '@atlas/domain/navigation';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, useFragment } from 'react-relay/hooks';
import { useOpens } from '../../routing/useOpens.ts';
import type { CouponUses_viewer$data, CouponUses_viewer$key } from './__generated__/CouponUses_viewer.graphql.ts';

type Use = CouponUses_viewer$data['couponUses'][number];

const columnsFor = (opensPerson: boolean): readonly DataColumn<Use>[] => [
  {
    id: 'buyer',
    header: 'Buyer',
    width: 'wide',
    cell: ({ order: { firstName, lastName, email, user } }) => (
      <RowTitle note={email}>
        {user && opensPerson ? (
          <Link href={routePath('user', { id: user.databaseId })}>
            {firstName} {lastName}
          </Link>
        ) : (
          `${firstName} ${lastName}`
        )}
      </RowTitle>
    ),
  },
  { id: 'at', header: 'Ordered', width: 'narrow', card: 'meta', cell: ({ at }) => formatShortDate(at) },
  { id: 'total', header: 'Total', width: 'narrow', align: 'end', card: 'aside', cell: ({ order }) => formatAmount(order.total) },
  {
    id: 'state',
    header: 'Use',
    width: 'short',
    card: 'badge',
    cell: ({ isUsed }) => (isUsed ? <StatusBadge tone="success" text="Used" /> : <StatusBadge tone="info" text="Reserved" />),
  },
];

/** The latest uses of a coupon: who and when. For staff who see the orders of people. */
export function CouponUses({ viewer }: { viewer: CouponUses_viewer$key }) {
  const { couponUses: uses } = useFragment(
    graphql`
      fragment CouponUses_viewer on Viewer @argumentDefinitions(couponId: { type: "Int!" }) {
        couponUses(couponId: $couponId) {
          isUsed
          at
          order {
            databaseId
            firstName
            lastName
            email
            total
            user {
              databaseId
            }
          }
        }
      }
    `,
    viewer,
  );
  const opensPerson = useOpens('user');
  return (
    <FiguresSection title="Latest uses">
      {uses.length === 0 ? (
        <Text tone="muted">No one has used it yet.</Text>
      ) : (
        <DataTable label="Latest uses" columns={columnsFor(opensPerson)} rows={uses} rowKey={({ order }) => order.databaseId} />
      )}
    </FiguresSection>
  );
}
