import { Badge, Button, type DataColumn, DataTable, EmptyState, ErrorState, Modal, Skeleton, Stack, Text, Vignette } from '@atlas/ui';
import { drawnPersonText } from '@atlas/domain/groups';
import { countNoun } from '@atlas/domain/lists';
import type { ReactNode } from 'react';
import { graphql } from 'react-relay/hooks';
import { namesOf } from '../../admin/namesOf.ts';
import { useLoaded } from '../../relay/useLoaded.ts';
import type { RoundProtocolDialogQuery, RoundProtocolDialogQuery$data } from './__generated__/RoundProtocolDialogQuery.graphql.ts';

type Round = NonNullable<RoundProtocolDialogQuery$data['viewer']['selectionRound']>;
type Line = NonNullable<Round['protocol']>[number];

const PEOPLE = { one: 'person', many: 'people' };

const COLUMNS: readonly DataColumn<Line>[] = [
  { id: 'position', header: 'Draw', width: 'narrow', align: 'end', card: 'aside', cell: ({ position }) => position },
  { id: 'person', header: 'Person', width: 'wide', card: 'title', cell: ({ user }) => user.name },
  {
    id: 'lead',
    header: 'Team lead',
    card: 'meta',
    cell: ({ lead }) => (lead == null ? <Badge tone="warning">Not placed</Badge> : lead.name),
  },
  { id: 'why', header: 'Why', card: 'fact', cell: ({ rank, wishes }) => drawnPersonText({ rank: rank ?? null, wishes }) },
  {
    id: 'wishes',
    header: 'Wishes',
    priority: 2,
    card: 'fact',
    cell: ({ wishes }) => wishes.map(({ lead, outcome }) => `${lead.name}${outcome === 'FULL' ? ' (full)' : ''}`).join(', '),
  },
];

interface RoundProtocolDialogProps {
  round: { readonly databaseId: number; readonly name: string };
  onClose: () => void;
  /** The button that assigns the seats, where they are not assigned yet. */
  assign: ReactNode;
}

/** The protocol of a ranked round: who gets which wish and why. Before the assignment it is a preview. */
export function RoundProtocolDialog({ round: { databaseId, name }, onClose, assign }: RoundProtocolDialogProps) {
  const { answer, hasFailed, retry } = useLoaded<RoundProtocolDialogQuery>(
    graphql`
      query RoundProtocolDialogQuery($id: Int!) {
        viewer {
          selectionRound(databaseId: $id) {
            state
            seed
            protocol {
              position
              user {
                databaseId
                name
              }
              lead {
                name
              }
              rank
              wishes {
                lead {
                  name
                }
                outcome
              }
            }
          }
        }
      }
    `,
    { id: databaseId },
  );
  const round = answer?.viewer.selectionRound ?? null;
  const isPreview = round?.state === 'CLOSED';
  return (
    <Modal
      open
      size="wide"
      title={isPreview ? `Preview: ${name}` : `Protocol: ${name}`}
      description={
        round?.seed == null
          ? undefined
          : `The seed ${round.seed} draws an order. Each person gets the first of their wishes that still has a seat. The same seed always has the same result.`
      }
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Close
          </Button>
          {isPreview && assign}
        </>
      }
    >
      {round !== null ? (
        <Protocol lines={round.protocol ?? []} />
      ) : hasFailed ? (
        <ErrorState title="The protocol could not be loaded" onRetry={retry} />
      ) : (
        <Skeleton height="cover" />
      )}
    </Modal>
  );
}

function Protocol({ lines }: { lines: readonly Line[] }) {
  if (lines.length === 0)
    return <EmptyState vignette={<Vignette of="people" />} title="No one ranked" text="There are no seats to assign." />;
  const without = lines.filter(({ lead }) => lead == null);
  const first = lines.filter(({ rank }) => rank === 1).length;
  return (
    <Stack gap={4}>
      <Text numeric>
        {`${lines.length - without.length} of ${countNoun(lines.length, PEOPLE)} get a seat, ${first} of them their first wish.`}
        {without.length > 0 && ` Not placed: ${namesOf(without.map(({ user }) => user))}.`}
      </Text>
      <DataTable label="Protocol" columns={COLUMNS} rows={lines} rowKey={({ user }) => user.databaseId} />
    </Stack>
  );
}
