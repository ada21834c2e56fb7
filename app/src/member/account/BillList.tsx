import { Chip, Row, Stack } from '@atlas/ui';
import { BILL_FILTERS, matchesBillFilter } from '@atlas/domain/payments';
import { Suspense } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { lazyPart } from '../../routing/lazyPart.ts';
import { InvoiceBills } from './InvoiceBills.tsx';
import { useBillFilter } from './useBillFilter.ts';
import type { BillList_invoices$key } from './__generated__/BillList_invoices.graphql.ts';

// Loaded on demand, like the other empty states.
const NoBills = lazyPart('NoBills', async () => (await import('./NoBills.tsx')).NoBills);

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
  const none = <NoBills filter={invoices.length === 0 ? null : filter} allHref={hrefOf('all')} />;
  if (invoices.length === 0) return <Suspense>{none}</Suspense>;
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
      <Suspense>{shown.length === 0 && none}</Suspense>
      {shown.map(({ invoice, ids }) => (
        <InvoiceBills key={invoice.databaseId} invoice={invoice} shown={ids} />
      ))}
    </Stack>
  );
}
