import { Button, type DataColumn, DataTable, RowTitle } from '@atlas/ui';
import { formatAmount } from '@atlas/domain/money';
import { mayNotePromises } from '@atlas/domain/payments';
import { formatShortDate } from '@atlas/domain/time';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useAuth } from '../../session/authContext.ts';
import { useMoneyAccess } from '../shared/useMoneyAccess.ts';
import { aboutPayment } from './aboutPayment.ts';
import { MoneySection } from './MoneySection.tsx';
import { promisable } from './promisable.ts';
import { PromiseDialog } from './PromiseDialog.tsx';
import { PromiseState } from './PromiseState.tsx';
import type { PromiseSection_payer$data, PromiseSection_payer$key } from './__generated__/PromiseSection_payer.graphql.ts';

type Noted = PromiseSection_payer$data['money']['promises'][number];

const COLUMNS: readonly DataColumn<Noted>[] = [
  {
    id: 'amount',
    header: 'Amount',
    width: 'wide',
    cell: ({ amount, entry }) => <RowTitle note={entry ? aboutPayment(entry) : 'Everything owed'}>{formatAmount(amount)}</RowTitle>,
  },
  { id: 'day', header: 'Promised for', width: 'narrow', card: 'fact', cell: ({ promisedFor }) => formatShortDate(promisedFor) },
  { id: 'state', header: 'State', width: 'narrow', card: 'badge', cell: (promise) => <PromiseState promise={promise} /> },
  { id: 'note', header: 'Note', width: 'wide', card: 'fact', cell: ({ note }) => note },
  { id: 'noted', header: 'Noted', width: 'narrow', card: 'fact', priority: 2, cell: ({ createdAt }) => formatShortDate(createdAt) },
];

interface PromiseSectionProps {
  payer: PromiseSection_payer$key;
  reload: () => Promise<unknown>;
}

/** The promises of a person to pay, latest day first. Staff who collect note them, and change open ones. */
export function PromiseSection({ payer: key, reload }: PromiseSectionProps) {
  const payer = useFragment(
    graphql`
      fragment PromiseSection_payer on User {
        databaseId
        ...promisable_payer
        money {
          promises {
            databaseId
            amount
            promisedFor
            state
            note
            createdAt
            ...PromiseState_promise
            entry {
              databaseId
              ...aboutPayment_entry
            }
          }
        }
      }
    `,
    key,
  );
  const { databaseId: userId } = payer;
  const { promises } = payer.money;
  const { currentUser } = useAuth();
  const { whyNot } = useMoneyAccess();
  const [editing, setEditing] = useState<Noted | 'new' | null>(null);
  const mayNote = mayNotePromises(currentUser) && whyNot(userId) === null;
  const promised = promises.filter(({ state }) => state === 'OPEN').map(({ entry }) => entry?.databaseId ?? null);
  const choices = promisable(payer).filter(({ entryId, due }) => due > 0 && !promised.includes(entryId));
  return (
    <>
      <MoneySection
        title="Promises to pay"
        empty="No promises noted yet."
        isEmpty={promises.length === 0}
        actions={
          mayNote &&
          choices.length > 0 && (
            <Button size="dense" onClick={() => setEditing('new')}>
              Add a promise
            </Button>
          )
        }
      >
        <DataTable
          label="Promises to pay"
          columns={COLUMNS}
          rows={promises}
          rowKey={({ databaseId }) => databaseId}
          {...(mayNote &&
            promised.length > 0 && {
              rowActions: (promise: Noted) =>
                promise.state === 'OPEN' && (
                  <Button
                    size="dense"
                    aria-label={`Change the promise for ${formatShortDate(promise.promisedFor)}`}
                    onClick={() => setEditing(promise)}
                  >
                    Change
                  </Button>
                ),
            })}
        />
      </MoneySection>
      {editing !== null && (
        <PromiseDialog
          userId={userId}
          promise={editing === 'new' ? null : editing}
          choices={editing === 'new' ? choices : [...choices, choiceOf(editing, promisable(payer))]}
          onClose={() => setEditing(null)}
          reload={reload}
        />
      )}
    </>
  );
}

/** The choice of an open promise, even when nothing of it is due any more. */
const choiceOf = ({ entry }: Noted, all: ReturnType<typeof promisable>) =>
  all.find(({ entryId }) => entryId === (entry?.databaseId ?? null)) ?? {
    entryId: entry?.databaseId ?? null,
    label: entry ? aboutPayment(entry) : 'Everything owed',
    due: 0,
  };
