import { type DataColumn, DataTable, Link, RowTitle, Stack, Text } from '@atlas/ui';
import { instantText } from '@atlas/domain/audit';
import { formatShortDate } from '@atlas/domain/time';
import { Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useAction } from '../../admin/actions/useAction.tsx';
import { lazyPart } from '../../routing/lazyPart.ts';
import { useMoneyMutation } from '../shared/payments/useMoneyMutation.ts';
import { collectedAmount } from '../shared/providers/collectedAmount.ts';
import { useMoneyAccess } from '../shared/useMoneyAccess.ts';
import { KeptActions, type OpenKept } from './KeptActions.tsx';
import { keptSubject } from './keptSubject.ts';
import { ListLimit } from './ListLimit.tsx';
import { MoneySection } from './MoneySection.tsx';
import { useWhyNotDecide } from './useWhyNotDecide.ts';
import type { KeptPaymentsApplyMutation } from './__generated__/KeptPaymentsApplyMutation.graphql.ts';
import type { KeptPayments_viewer$data, KeptPayments_viewer$key } from './__generated__/KeptPayments_viewer.graphql.ts';

// Loaded once an action is chosen.
const NoteKeptDialog = lazyPart('NoteKeptDialog', async () => (await import('./NoteKeptDialog.tsx')).NoteKeptDialog);
const PayBackDialog = lazyPart('PayBackDialog', async () => (await import('./PayBackDialog.tsx')).PayBackDialog);

type Kept = KeptPayments_viewer$data['keptPayments'][number];

const COLUMNS: readonly DataColumn<Kept>[] = [
  {
    id: 'amount',
    header: 'Amount',
    cell: (money) => (
      <RowTitle note={[money.provider, money.attempt?.method].filter(Boolean).join(' · ')}>{collectedAmount(money)}</RowTitle>
    ),
  },
  { id: 'paid', header: 'Paid', width: 'narrow', card: 'meta', cell: ({ paidAt }) => instantText(paidAt) },
  { id: 'for', header: 'Sent for', card: 'fact', cell: (money) => <Subject money={money} /> },
  { id: 'why', header: 'Why it waits', width: 'wide', card: 'fact', cell: (money) => <Reasons money={money} /> },
];

function Subject({ money }: { money: Kept }) {
  const subject = keptSubject(money);
  if (subject === null) return 'No longer known';
  return (
    <Stack gap={1}>
      <Text size={14}>
        <Link href={subject.href}>{subject.name}</Link>
      </Text>
      <Text size={14} tone="muted">
        {subject.person}
      </Text>
    </Stack>
  );
}

function Reasons({ money }: { money: Kept }) {
  const { keptReason, disputedAt, refunds } = money;
  const whyNot = useWhyNotDecide(money);
  const failed = refunds.findLast(({ problem }) => problem != null);
  const reasons = [
    keptReason,
    disputedAt == null ? null : `The payer disputed it with their bank on ${formatShortDate(disputedAt)}`,
    failed && `${failed.stateText}: ${failed.problem}`,
  ].filter((reason) => reason != null);
  return (
    <Stack gap={1}>
      {reasons.map((reason) => (
        <Text key={reason} as="span" size={14}>
          {reason}
        </Text>
      ))}
      {whyNot !== null && (
        <Text as="span" size={14} tone="muted" id={whyNot.id}>
          {whyNot.text}
        </Text>
      )}
    </Stack>
  );
}

/** Money of providers that pays nothing by itself or is disputed, oldest first, with its decisions. */
export function KeptPayments({ viewer: key, reload }: { viewer: KeptPayments_viewer$key; reload: () => Promise<unknown> }) {
  const { keptPayments } = useFragment(
    graphql`
      fragment KeptPayments_viewer on Viewer {
        keptPayments {
          databaseId
          provider
          ...collectedAmount_collected
          paidAt
          keptReason
          disputedAt
          refunds {
            stateText
            problem
          }
          attempt {
            method
          }
          ...keptSubject_collected
          ...KeptActions_collected
          ...useWhyNotDecide_collected
          ...NoteKeptDialog_collected
          ...PayBackDialog_collected
        }
      }
    `,
    key,
  );
  const apply = useMoneyMutation<KeptPaymentsApplyMutation>(
    graphql`
      mutation KeptPaymentsApplyMutation($databaseId: Int!, $idempotencyKey: String!) {
        applyCollectedPayment(databaseId: $databaseId, idempotencyKey: $idempotencyKey) {
          resolution
        }
      }
    `,
    reload,
  );
  const { mayDecide } = useMoneyAccess();
  // The confirmation stays open when its row is gone, so that it can state why.
  const { act, dialog: confirmation } = useAction();
  const [opened, setOpened] = useState<OpenKept | null>(null);
  const money = opened && keptPayments.find(({ databaseId }) => databaseId === opened.databaseId);
  const dialog = { reload, onClose: () => setOpened(null) };
  return (
    <>
      <MoneySection title="Money to decide about" empty="No money waits for a decision." isEmpty={keptPayments.length === 0}>
        <DataTable
          label="Money to decide about"
          columns={COLUMNS}
          rows={keptPayments}
          rowKey={({ databaseId }) => databaseId}
          {...(mayDecide && { rowActions: (row: Kept) => <KeptActions collected={row} open={setOpened} act={act} apply={apply} /> })}
        />
        <ListLimit rows={keptPayments} which="oldest" />
      </MoneySection>
      {confirmation}
      <Suspense>
        {money && opened?.kind === 'payBack' && <PayBackDialog collected={money} {...dialog} />}
        {money && opened?.kind === 'note' && <NoteKeptDialog collected={money} {...dialog} />}
      </Suspense>
    </>
  );
}
