import { type DataColumn, DataTable, RowTitle, Stack, Text } from '@atlas/ui';
import { formatAmount } from '@atlas/domain/money';
import { formatShortDate } from '@atlas/domain/time';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFormState } from 'react-final-form';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { errorMessage } from '../../session/fetchGraphQL.ts';
import { correctionInput, type CorrectionValues } from './correctionInput.ts';
import type { CorrectionPreviewQuery, CorrectionPreviewQuery$data } from './__generated__/CorrectionPreviewQuery.graphql.ts';

type Posting = NonNullable<NonNullable<CorrectionPreviewQuery$data['node']>['correctionPreview']>[number];

/** The delay before changed values are previewed, in milliseconds. */
const DELAY = 300;

const QUERY = graphql`
  query CorrectionPreviewQuery($id: ID!, $input: CorrectionInput!) {
    node(id: $id) {
      ... on Payment {
        correctionPreview(input: $input) {
          kind
          account
          amount
          day
          user {
            name
          }
          invoice {
            number
          }
        }
      }
    }
  }
`;

/** The amount of a posting in one of two columns. */
const side = (amount: number): string => (amount > 0 ? formatAmount(amount) : '');

const COLUMNS: readonly DataColumn<Posting>[] = [
  {
    id: 'account',
    header: 'Account',
    cell: ({ account, user, invoice }) => (
      <RowTitle note={[user?.name, invoice?.number].filter(Boolean).join(' · ') || undefined}>{account}</RowTitle>
    ),
  },
  { id: 'kind', header: 'Entry', card: 'meta', cell: ({ kind }) => kind },
  { id: 'day', header: 'Day', width: 'narrow', card: 'fact', cell: ({ day }) => formatShortDate(day) },
  { id: 'debit', header: 'Debit', width: 'narrow', align: 'end', card: 'fact', cell: ({ amount }) => side(amount) },
  { id: 'credit', header: 'Credit', width: 'narrow', align: 'end', card: 'fact', cell: ({ amount }) => side(-amount) },
];

/** The postings that the correction in the form would make in the ledger. Nothing is saved. */
export function CorrectionPreview({ paymentId }: { paymentId: string }) {
  const { values, errors } = useFormState<CorrectionValues>({ subscription: { values: true, errors: true } });
  const isReady = Object.keys(errors ?? {}).every((field) => field === 'reason');
  // The reason changes no posting, but the API requires one.
  const asked = isReady ? JSON.stringify(correctionInput({ ...values, reason: 'Preview' })) : null;
  const { postings, problem } = usePreview(paymentId, asked);
  if (asked === null) return null;
  return (
    <Stack gap={2} as="section" aria-label="Preview">
      <Text weight="label">What the ledger records</Text>
      {problem !== null ? (
        <Text tone="danger">{problem}</Text>
      ) : (
        <DataTable
          label="Postings"
          columns={COLUMNS}
          rows={postings?.map((posting, index) => ({ ...posting, index })) ?? []}
          rowKey={({ index }: Posting & { index: number }) => index}
          loading={postings === null}
          skeletonRows={4}
          empty={<Text tone="muted">Nothing changes.</Text>}
        />
      )}
    </Stack>
  );
}

/** Loads the postings of a correction, given as JSON, once it has not changed for a moment. */
function usePreview(paymentId: string, asked: string | null): { postings: readonly Posting[] | null; problem: string | null } {
  const environment = useRelayEnvironment();
  const [postings, setPostings] = useState<readonly Posting[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const load = useEffectEvent((input: string) =>
    fetchQuery<CorrectionPreviewQuery>(
      environment,
      QUERY,
      { id: paymentId, input: JSON.parse(input) as CorrectionPreviewQuery['variables']['input'] },
      { fetchPolicy: 'network-only' },
    ).subscribe({
      next: ({ node }) => {
        setPostings(node?.correctionPreview ?? []);
        setProblem(null);
      },
      error: (error: unknown) => setProblem(errorMessage(error)),
    }),
  );
  useEffect(() => {
    if (asked === null) return undefined;
    let running: { unsubscribe: () => void } | null = null;
    const timer = setTimeout(() => (running = load(asked)), DELAY);
    return () => {
      clearTimeout(timer);
      running?.unsubscribe();
    };
  }, [asked]);
  return { postings, problem };
}
