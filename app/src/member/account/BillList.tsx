import { ButtonLink, Chip, EmptyState, Row, Stack, Vignette } from '@atlas/ui';
import { contentName } from '@atlas/domain/access';
import { routePath } from '@atlas/domain/navigation';
import { BILL_FILTERS, matchesBillFilter } from '@atlas/domain/payments';
import { graphql, useFragment } from 'react-relay/hooks';
import { useAuth } from '../../session/authContext.ts';
import { InvoiceBills } from './InvoiceBills.tsx';
import { useBillFilter } from './useBillFilter.ts';
import type { BillList_invoices$key } from './__generated__/BillList_invoices.graphql.ts';

const NONE_MATCH = { all: 'No bills yet', paid: 'No paid bills yet', unpaid: 'No unpaid bills' } as const;

/** The bills of every purchase, newest first, with their filter. */
export function BillList({ invoices: key }: { invoices: BillList_invoices$key }) {
  const invoices = useFragment(
    graphql`
      fragment BillList_invoices on Invoice @relay(plural: true) {
        databaseId
        paymentSchedule {
          databaseId
          status
          voidedAt
        }
        ...InvoiceBills_invoice
      }
    `,
    key,
  );
  const { filter, hrefOf } = useBillFilter();
  const { currentUser } = useAuth();
  if (invoices.length === 0) {
    return (
      <EmptyState
        vignette={<Vignette of="payments" />}
        title="No bills yet"
        text="Your bills appear here once you enroll in a course."
        action={<ButtonLink href={routePath('content')}>See {contentName(currentUser)}</ButtonLink>}
      />
    );
  }
  const shown = invoices
    .map((invoice) => ({
      invoice,
      ids: invoice.paymentSchedule
        .filter((entry) =>
          matchesBillFilter({ status: entry.status === 'PAID' ? 'Paid' : 'Unpaid', isVoided: entry.voidedAt != null }, filter),
        )
        .map(({ databaseId }) => databaseId),
    }))
    .filter(({ ids }) => ids.length > 0);
  return (
    <Stack gap={4}>
      <Row as="nav" gap={2} wrap aria-label="Filter bills">
        {BILL_FILTERS.map(({ value, label }) => (
          <Chip key={value} href={hrefOf(value)} selected={value === filter}>
            {label}
          </Chip>
        ))}
      </Row>
      {shown.length === 0 && (
        <EmptyState title={NONE_MATCH[filter]} action={<ButtonLink href={hrefOf('all')}>Show all bills</ButtonLink>} />
      )}
      {shown.map(({ invoice, ids }) => (
        <InvoiceBills key={invoice.databaseId} invoice={invoice} shown={ids} />
      ))}
    </Stack>
  );
}
