import {
  ActionMenu,
  Button,
  type DataColumn,
  DataTable,
  RowFigure,
  RowTitle,
  Stack,
  StatusBadge,
  type TableSelection,
  Text,
} from '@atlas/ui';
import { instantText } from '@atlas/domain/audit';
import { countNoun } from '@atlas/domain/lists';
import { formatAmount } from '@atlas/domain/money';
import { NO_EXTERNAL_INVOICE, NO_PLATFORM, platformLabel } from '@atlas/domain/payments';
import { formatShortDate } from '@atlas/domain/time';
import { type ReactNode, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { entryActions } from './entryActions.ts';
import { type EntryName, entryNames } from './entryNames.ts';
import { entryTone } from '../../shared/payments/entryTone.ts';
import type { OpenMoneyDialog } from './MoneyDialog.ts';
import { ProofDetails } from './ProofDetails.tsx';
import type { ScheduleTable_invoice$data, ScheduleTable_invoice$key } from './__generated__/ScheduleTable_invoice.graphql.ts';

/** A payment of the schedule with its names. */
type ScheduledPayment = ScheduleTable_invoice$data['paymentSchedule'][number] & EntryName & { isVoided: boolean; hasProof: boolean };

const platformText = (platform: string | null | undefined): string =>
  platform == null ? '' : platform === NO_PLATFORM ? 'No payment needed' : platformLabel(platform);

/** The price, and what is still due where a part is paid. */
const priceNote = ({ price, due, status }: ScheduledPayment): string | undefined =>
  status === 'UNPAID' && due > 0 && due !== price ? `${formatAmount(due)} due` : undefined;

const externalText = (id: string | null | undefined): string => (id == null || id === NO_EXTERNAL_INVOICE ? '' : `Invoice ${id}`);

/** Two lines in a cell; null without a first one. */
const linesOf = (first: string, second: string): ReactNode =>
  first === '' && second === '' ? null : (
    <Text as="div" size={14} align="start" numeric>
      {first}
      {second !== '' && (
        <Text size={14} tone="muted" numeric>
          {second}
        </Text>
      )}
    </Text>
  );

const COLUMNS: readonly DataColumn<ScheduledPayment>[] = [
  {
    id: 'place',
    header: 'Payment',
    cell: ({ place, remarks, voidedReason }) => <RowTitle note={voidedReason ?? remarks ?? undefined}>{place}</RowTitle>,
  },
  { id: 'date', header: 'Schedule date', width: 'narrow', card: 'meta', cell: ({ scheduleDate }) => formatShortDate(scheduleDate) },
  {
    id: 'status',
    header: 'Status',
    width: 'narrow',
    card: 'badge',
    cell: ({ tone, statusText }) => <StatusBadge tone={entryTone(tone)} text={statusText} />,
  },
  {
    id: 'price',
    header: 'Price',
    width: 'narrow',
    align: 'end',
    card: 'aside',
    cell: (entry) => <RowFigure note={priceNote(entry)}>{formatAmount(entry.price)}</RowFigure>,
  },
  {
    id: 'platform',
    header: 'Platform',
    card: 'fact',
    cell: ({ status, paymentPlatform }) => (status === 'PAID' && paymentPlatform == null ? 'Credit' : platformText(paymentPlatform)),
  },
  {
    id: 'reference',
    header: 'Reference',
    card: 'fact',
    priority: 2,
    cell: ({ transactionId, externalInvoiceId }) => linesOf(transactionId ?? '', externalText(externalInvoiceId)),
  },
  {
    id: 'approved',
    header: 'Approved',
    card: 'fact',
    priority: 2,
    cell: ({ approvedBy, approvedAt }) => linesOf(approvedBy?.name ?? '', approvedAt == null ? '' : instantText(approvedAt)),
  },
  {
    id: 'proofs',
    header: 'Proofs',
    card: 'fact',
    cell: ({ proofs }) =>
      proofs.length > 0 && (
        <Text as="div" size={14} align="start">
          <Stack gap={4}>
            {proofs.map((proof) => (
              <ProofDetails key={proof.databaseId} proof={proof} />
            ))}
          </Stack>
        </Text>
      ),
  },
];

interface ScheduleTableProps {
  invoice: ScheduleTable_invoice$key;
  credit: number;
  /** Absent for users who only read. */
  open: OpenMoneyDialog | undefined;
}

/** The payments of a schedule with their actions. One transfer can be recorded for several. */
export function ScheduleTable({ invoice: key, credit, open }: ScheduleTableProps) {
  const invoice = useFragment(
    graphql`
      fragment ScheduleTable_invoice on Invoice {
        ...entryNames_invoice
        paymentSchedule {
          databaseId
          price
          due
          scheduleDate
          status
          statusText
          tone
          paymentPlatform
          transactionId
          externalInvoiceId
          approvedAt
          approvedBy {
            name
          }
          voidedAt
          voidedReason
          remarks
          waitingProof {
            __typename
          }
          proofs {
            databaseId
            ...ProofDetails_proof
          }
        }
      }
    `,
    key,
  );
  const nameOf = entryNames(invoice);
  const schedule: readonly ScheduledPayment[] = invoice.paymentSchedule.map((entry) => ({
    ...entry,
    ...nameOf(entry.databaseId),
    isVoided: entry.voidedAt != null,
    hasProof: entry.waitingProof != null,
  }));
  const selection = useTransferSelection(schedule, open);
  if (schedule.length === 0) return <Text tone="muted">This invoice has no payments.</Text>;
  return (
    <DataTable
      label="Payment schedule"
      columns={COLUMNS}
      rows={schedule}
      rowKey={({ databaseId }) => databaseId}
      selection={selection}
      {...(open && {
        rowActions: (entry: ScheduledPayment) => (
          <ActionMenu label={`Actions for ${entry.name}`} actions={entryActions(entry, credit, open)} />
        ),
      })}
    />
  );
}

const UNPAID = { one: 'unpaid payment', many: 'unpaid payments' };

/** The selected payments, to record one transfer for those that are due. */
function useTransferSelection(
  schedule: readonly ScheduledPayment[],
  open: OpenMoneyDialog | undefined,
): TableSelection<ScheduledPayment> | undefined {
  const [selected, select] = useState<ReadonlySet<string>>(new Set());
  if (open === undefined) return undefined;
  const chosen = schedule.filter(({ databaseId, due }) => selected.has(String(databaseId)) && due > 0);
  const record = () => {
    open({ kind: 'record', entryIds: chosen.map(({ databaseId }) => databaseId) });
    select(new Set());
  };
  const due = chosen.reduce((sum, entry) => sum + entry.due, 0);
  return {
    selected,
    onChange: select,
    rowLabel: ({ name }) => `Select ${name}`,
    text: `${countNoun(chosen.length, UNPAID)} selected, ${formatAmount(due)} due.`,
    actions: chosen.length > 0 && (
      <Button variant="primary" size="dense" onClick={record}>
        Record a transfer
      </Button>
    ),
  };
}
