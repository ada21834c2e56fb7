import { Button, type DataColumn, DataTable, RowTitle, StatusBadge } from '@atlas/ui';
import { formatAmount } from '@atlas/domain/money';
import { formatShortDate } from '@atlas/domain/time';
import { Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { lazyPart } from '../../routing/lazyPart.ts';
import { ListLimit } from './ListLimit.tsx';
import { MoneySection } from './MoneySection.tsx';
import type { ProviderPayouts_viewer$data, ProviderPayouts_viewer$key } from './__generated__/ProviderPayouts_viewer.graphql.ts';

// Loaded once it is opened.
const PayoutDialog = lazyPart('PayoutDialog', async () => (await import('./PayoutDialog.tsx')).PayoutDialog);

type Payout = ProviderPayouts_viewer$data['providerPayouts'][number];

const COLUMNS: readonly DataColumn<Payout>[] = [
  { id: 'reference', header: 'Reference', cell: ({ payoutId, provider }) => <RowTitle note={provider}>{payoutId}</RowTitle> },
  {
    id: 'state',
    header: 'State',
    width: 'narrow',
    card: 'badge',
    cell: ({ isReturned }) => <StatusBadge tone={isReturned ? 'danger' : 'success'} text={isReturned ? 'Returned' : 'Arrived'} />,
  },
  {
    id: 'day',
    header: 'Day',
    width: 'narrow',
    card: 'meta',
    cell: ({ depositedOn }) => depositedOn != null && formatShortDate(depositedOn),
  },
  {
    id: 'recorded',
    header: 'Recorded by',
    card: 'fact',
    priority: 2,
    cell: ({ recordedBy }) => recordedBy?.name ?? 'Reported by the provider',
  },
  { id: 'fee', header: 'Fee', width: 'narrow', align: 'end', card: 'fact', cell: ({ fee }) => formatAmount(fee) },
  {
    id: 'amount',
    header: 'Amount',
    width: 'narrow',
    align: 'end',
    card: 'aside',
    cell: ({ amount, isReturned }) => (isReturned ? <s>{formatAmount(amount)}</s> : formatAmount(amount)),
  },
];

interface ProviderPayoutsProps {
  viewer: ProviderPayouts_viewer$key;
  mayDecide: boolean;
  reload: () => Promise<unknown>;
}

/** The payouts of providers to the bank account, newest first. */
export function ProviderPayouts({ viewer: key, mayDecide, reload }: ProviderPayoutsProps) {
  const { providerPayouts } = useFragment(
    graphql`
      fragment ProviderPayouts_viewer on Viewer {
        providerPayouts {
          databaseId
          provider
          payoutId
          amount
          fee
          isReturned
          depositedOn
          recordedBy {
            name
          }
        }
      }
    `,
    key,
  );
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <MoneySection
        title="Payouts"
        empty="Payouts appear here once a provider sends money to the bank account."
        isEmpty={providerPayouts.length === 0}
        actions={
          mayDecide && (
            <Button size="dense" onClick={() => setOpen(true)}>
              Record a payout
            </Button>
          )
        }
      >
        <DataTable label="Payouts" columns={COLUMNS} rows={providerPayouts} rowKey={({ databaseId }) => databaseId} />
        <ListLimit rows={providerPayouts} which="latest" />
      </MoneySection>
      <Suspense>{isOpen && <PayoutDialog reload={reload} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
