import { Badge, Button, DataTable, EmptyState, Row, RowTitle, Stack, Vignette, type DataColumn } from '@atlas/ui';
import { routePath } from '@atlas/domain/navigation';
import { formatShortDate } from '@atlas/domain/time';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { ActionButton } from '../../records/actions/ActionButton.tsx';
import { useAction } from '../../records/actions/useAction.tsx';
import { RowActions } from '../../records/lists/RowActions.tsx';
import { useRecordAttendance } from './useRecordAttendance.ts';
import type { AttendeeTable_event$data, AttendeeTable_event$key } from './__generated__/AttendeeTable_event.graphql.ts';
import type { AttendeeTableMoreQuery } from './__generated__/AttendeeTableMoreQuery.graphql.ts';

type Attendee = AttendeeTable_event$data['attendees']['edges'][number]['node'];

const COLUMNS: readonly DataColumn<Attendee>[] = [
  {
    id: 'name',
    header: 'Person',
    width: 'wide',
    cell: ({ user }) => <RowTitle href={routePath('user', { id: user.databaseId })}>{user.name}</RowTitle>,
  },
  {
    id: 'seat',
    header: 'Seat',
    card: 'meta',
    cell: ({ seat }) => (seat?.state === 'WAITING' ? <Badge tone="warning">Number {seat.place} in line</Badge> : 'Has a seat'),
  },
  { id: 'answered', header: 'Answered', card: 'meta', cell: ({ answeredAt }) => formatShortDate(answeredAt) },
  {
    id: 'attended',
    header: 'Was there',
    card: 'aside',
    cell: ({ attended }) =>
      attended == null ? 'Not noted' : attended ? <Badge tone="success">Yes</Badge> : <Badge tone="neutral">No</Badge>,
  },
];

interface AttendeeTableProps {
  event: AttendeeTable_event$key;
  /** The time, by when the recurrence puts it. */
  occursAt: string;
  /** Before it starts nobody can have been there. */
  hasStarted: boolean;
}

/** Who is going to a time of an event, or waits for a seat; once it has started, who was there. */
export function AttendeeTable({ event: key, occursAt, hasStarted }: AttendeeTableProps) {
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<AttendeeTableMoreQuery, AttendeeTable_event$key>(
    graphql`
      fragment AttendeeTable_event on Event
      @refetchable(queryName: "AttendeeTableMoreQuery")
      @argumentDefinitions(at: { type: "DateTime" }, count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
        databaseId
        attendees(filter: { occursAt: $at }, first: $count, after: $cursor) @connection(key: "AttendeeTable_attendees") {
          edges {
            node {
              user {
                databaseId
                name
              }
              answeredAt
              attended
              seat {
                state
                place
              }
            }
          }
        }
      }
    `,
    key,
  );
  const { act, dialog } = useAction();
  const attendees = data.attendees.edges.map(({ node }) => node);
  const record = useRecordAttendance({ eventId: data.databaseId, occursAt }, () => {
    refetch({ count: Math.max(50, attendees.length) }, { fetchPolicy: 'network-only' });
  });
  const unnoted = attendees.filter(({ attended, seat }) => attended == null && seat?.state === 'GOING');
  return (
    <Stack gap={4}>
      {hasStarted && unnoted.length > 1 && (
        <Row>
          <ActionButton
            action={record(
              unnoted.map(({ user }) => user),
              true,
            )}
          >
            {`Note that all ${unnoted.length} were there`}
          </ActionButton>
        </Row>
      )}
      <DataTable
        label="Who comes"
        columns={COLUMNS}
        rows={attendees}
        rowKey={({ user }) => user.databaseId}
        rowActions={
          hasStarted
            ? ({ user, attended }) => (
                <RowActions
                  name={user.name}
                  act={act}
                  actions={[
                    ...(attended === true ? [] : [{ label: 'Was there', icon: Check, action: record([user], true) }]),
                    ...(attended === false ? [] : [{ label: 'Was not there', icon: X, action: record([user], false) }]),
                  ]}
                />
              )
            : undefined
        }
        empty={<EmptyState vignette={<Vignette of="people" />} title="Nobody yet" text="Who answers that they come shows here." />}
      />
      {dialog}
      {hasNext && (
        <Row justify="center">
          <Button loading={isLoadingNext} loadingText="Loading" onClick={() => void loadNext(50)}>
            Show more people
          </Button>
        </Row>
      )}
    </Stack>
  );
}
