import { Badge, Button, DataTable, EmptyState, Row, RowTitle, Stack, Text, Vignette, type DataColumn } from '@atlas/ui';
import { attendanceText, eventAttendeesList } from '@atlas/domain/events';
import { readListSearch } from '@atlas/domain/lists';
import { routePath } from '@atlas/domain/navigation';
import { formatShortDate } from '@atlas/domain/time';
import Check from 'lucide-react/icons/check';
import UserPlus from 'lucide-react/icons/user-plus';
import X from 'lucide-react/icons/x';
import { Suspense, useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { ActionButton } from '../../admin/actions/ActionButton.tsx';
import { useAction } from '../../admin/actions/useAction.tsx';
import { ExportButton } from '../../admin/lists/ExportButton.tsx';
import { RowActions } from '../../admin/lists/RowActions.tsx';
import { lazyPart } from '../../routing/lazyPart.ts';
import { useRecordAttendance } from './useRecordAttendance.ts';
import type { AttendeeTable_event$data, AttendeeTable_event$key } from './__generated__/AttendeeTable_event.graphql.ts';
import type { AttendeeTableMoreQuery } from './__generated__/AttendeeTableMoreQuery.graphql.ts';

// Loaded on the first press.
const WalkInField = lazyPart('WalkInField', async () => (await import('./WalkInField.tsx')).WalkInField);

type Attendee = AttendeeTable_event$data['attendees']['edges'][number]['node'];

/** Number of people loaded at first, and the maximum reloaded after attendance was recorded. */
const FIRST_ROWS = 50;
const MAX_ROWS = 100;

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
    cell: ({ seat, walkedIn }) => {
      if (walkedIn) return 'Came without an RSVP';
      if (seat == null) return 'Did not plan to come';
      return seat.state === 'WAITING' ? <Badge tone="warning">Number {seat.place} in line</Badge> : 'Has a seat';
    },
  },
  { id: 'answered', header: 'Answered', card: 'meta', cell: ({ answeredAt, walkedIn }) => (walkedIn ? '' : formatShortDate(answeredAt)) },
  {
    id: 'attended',
    header: 'Attended',
    card: 'aside',
    cell: ({ attended }) =>
      attended == null ? 'Not recorded' : attended ? <Badge tone="success">Yes</Badge> : <Badge tone="neutral">No</Badge>,
  },
];

interface AttendeeTableProps {
  event: AttendeeTable_event$key;
  /**
   * Start of the event time according to the recurrence, which identifies it even if it was moved.
   */
  occursAt: string;
  /** The same time as named in the address; null if the address names none. */
  at: string | null;
  /** Whether the event time has started. Attendance can be recorded only after that. */
  hasStarted: boolean;
}

/**
 * The people with a seat at an event time, or waiting for one. Once it has started, also their
 * attendance and people who came without an RSVP.
 */
export function AttendeeTable({ event: key, occursAt, at, hasStarted }: AttendeeTableProps) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<AttendeeTableMoreQuery, AttendeeTable_event$key>(
    graphql`
      fragment AttendeeTable_event on Event
      @refetchable(queryName: "AttendeeTableMoreQuery")
      @argumentDefinitions(at: { type: "DateTime" }, count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
        databaseId
        attendance(occursAt: $at) {
          unnoted
          present
          walkedIn
          absent
        }
        attendees(filter: { occursAt: $at }, first: $count, after: $cursor) @connection(key: "AttendeeTable_attendees") {
          edges {
            node {
              user {
                databaseId
                name
              }
              answeredAt
              attended
              walkedIn
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
  const [isAdding, setAdding] = useState(false);
  const { databaseId: eventId } = data;
  const { unnoted: left, present, walkedIn, absent } = data.attendance;
  const attendees = data.attendees.edges.map(({ node }) => node);
  const count = Math.min(MAX_ROWS, Math.max(FIRST_ROWS, attendees.length + 1));
  const record = useRecordAttendance({ eventId, occursAt, at, count });
  const unnoted = attendees.filter(({ attended, seat }) => attended == null && seat?.state === 'GOING');
  return (
    <Stack gap={4}>
      <Row justify="between" wrap>
        {hasStarted ? <Text>{attendanceText({ unnoted: left, present, walkedIn, absent })}</Text> : <span />}
        <ExportButton
          list="EVENT_ATTENDEES"
          search={readListSearch(new URLSearchParams({ event: String(eventId), at: occursAt }), eventAttendeesList)}
        />
      </Row>
      {hasStarted && (
        <Row wrap>
          {unnoted.length > 1 && (
            <ActionButton
              action={record(
                unnoted.map(({ user }) => user),
                true,
                null,
              )}
            >
              {hasNext ? `Mark the ${unnoted.length} shown as attended` : `Mark all ${unnoted.length} as attended`}
            </ActionButton>
          )}
          <Button iconStart={UserPlus} aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
            Add someone who came
          </Button>
        </Row>
      )}
      {hasStarted && isAdding && (
        <Suspense>
          <WalkInField eventId={eventId} occursAt={occursAt} onChoose={(person) => act(record([person], true, null))} />
        </Suspense>
      )}
      <DataTable
        label="Attendees"
        columns={COLUMNS}
        rows={attendees}
        rowKey={({ user }) => user.databaseId}
        rowActions={
          hasStarted
            ? ({ user, attended, walkedIn: isWalkIn }) => (
                <RowActions
                  name={user.name}
                  act={act}
                  actions={[
                    ...(attended === true ? [] : [{ label: 'Attended', icon: Check, action: record([user], true, attended) }]),
                    ...(attended === false
                      ? []
                      : [
                          { label: isWalkIn ? 'Remove from the list' : 'Did not attend', icon: X, action: record([user], false, attended) },
                        ]),
                  ]}
                />
              )
            : undefined
        }
        empty={<EmptyState vignette={<Vignette of="people" />} title="No one yet" text="People who RSVP appear here." />}
      />
      {dialog}
      {hasNext && (
        <Row justify="center">
          <Button loading={isLoadingNext} loadingText="Loading" onClick={() => void loadNext(FIRST_ROWS)}>
            Show more people
          </Button>
        </Row>
      )}
    </Stack>
  );
}
