import {
  Badge,
  Button,
  Checkbox,
  DataTable,
  EmptyState,
  Row,
  RowTitle,
  showToast,
  Stack,
  Text,
  Vignette,
  VisuallyHidden,
  type DataColumn,
} from '@atlas/ui';
import { attendanceText, eventAttendeesList, eventDayText } from '@atlas/domain/events';
import { countNoun, readListSearch } from '@atlas/domain/lists';
import { routePath } from '@atlas/domain/navigation';
import CheckCheck from 'lucide-react/icons/check-check';
import UserPlus from 'lucide-react/icons/user-plus';
import { Suspense, useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { ActionButton } from '../../admin/actions/ActionButton.tsx';
import { useAction } from '../../admin/actions/useAction.tsx';
import { ExportButton } from '../../admin/lists/ExportButton.tsx';
import { lazyPart } from '../../routing/lazyPart.ts';
import { useNow } from '../../session/useNow.ts';
import { useRecordAttendance } from './useRecordAttendance.ts';
import type { AttendeeTable_event$data, AttendeeTable_event$key } from './__generated__/AttendeeTable_event.graphql.ts';
import type { AttendeeTableMoreQuery } from './__generated__/AttendeeTableMoreQuery.graphql.ts';

// Loaded on the first press.
const WalkInField = lazyPart('WalkInField', async () => (await import('./WalkInField.tsx')).WalkInField);

type Attendee = AttendeeTable_event$data['attendees']['edges'][number]['node'];

const peopleText = (count: number) => countNoun(count, { one: 'person', many: 'people' });

/** Number of people loaded at first, and the maximum reloaded after attendance was recorded. */
const FIRST_ROWS = 50;
const MAX_ROWS = 100;

const columnsAt = (now: Date): readonly DataColumn<Attendee>[] => [
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
  { id: 'answered', header: 'Answered', card: 'meta', cell: ({ answeredAt, walkedIn }) => (walkedIn ? '' : eventDayText(answeredAt, now)) },
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
          unnotedIds
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
  const { unnoted, unnotedIds, present, walkedIn, absent } = data.attendance;
  const attendees = data.attendees.edges.map(({ node }) => node);
  const count = Math.min(MAX_ROWS, Math.max(FIRST_ROWS, attendees.length + 1));
  const { record, check, checked } = useRecordAttendance({ eventId, occursAt, at, count });
  const others = unnotedIds.map((databaseId) => ({ databaseId }));
  const isBegun = present > 0 || absent > 0;
  const setPresent = ({ user, walkedIn: isWalkIn }: Attendee, isPresent: boolean) =>
    check(user, isPresent, () => {
      if (!isWalkIn) return;
      const undo = { text: 'Undo', onClick: () => check(user, true) };
      showToast({ kind: 'success', text: `${user.name} is no longer on the list.`, action: undo });
    });
  const columns = columnsAt(useNow());
  const attended: DataColumn<Attendee> = {
    id: 'attended',
    header: 'Attended',
    card: 'aside',
    cell: (attendee) => {
      const isPresent = checked(attendee.user.databaseId) ?? attendee.attended;
      return (
        <Checkbox
          name={`attended-${attendee.user.databaseId}`}
          label={
            <>
              <VisuallyHidden>{attendee.user.name}: </VisuallyHidden>
              {isPresent == null ? 'Not recorded' : isPresent ? 'Was there' : 'Absent'}
            </>
          }
          checked={isPresent === true}
          onChange={(isChecked) => setPresent(attendee, isChecked)}
        />
      );
    },
  };
  return (
    <Stack gap={4}>
      <Row justify="between" wrap>
        <div role="status">{hasStarted && <Text>{attendanceText({ unnoted, present, walkedIn, absent })}</Text>}</div>
        <ExportButton
          list="EVENT_ATTENDEES"
          search={readListSearch(new URLSearchParams({ event: String(eventId), at: occursAt }), eventAttendeesList)}
        />
      </Row>
      {hasStarted && (
        <Row gap={2} wrap>
          {others.length > 0 && (
            <ActionButton
              iconStart={CheckCheck}
              action={record(others, true, `${peopleText(others.length)} ${others.length === 1 ? 'was' : 'were'} there.`)}
            >
              {isBegun ? 'Everyone else was there' : 'Everyone was there'}
            </ActionButton>
          )}
          {others.length > 0 && isBegun && (
            <ActionButton action={record(others, false, `${peopleText(others.length)} ${others.length === 1 ? 'was' : 'were'} absent.`)}>
              Everyone else was absent
            </ActionButton>
          )}
          <Button iconStart={UserPlus} aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
            Add someone who came
          </Button>
        </Row>
      )}
      {hasStarted && isAdding && (
        <Suspense>
          <WalkInField
            eventId={eventId}
            occursAt={occursAt}
            onChoose={(person) => act(record([person], true, `${person.name} was there.`))}
          />
        </Suspense>
      )}
      <DataTable
        label="Attendees"
        columns={hasStarted ? [...columns, attended] : columns}
        rows={attendees}
        rowKey={({ user }) => user.databaseId}
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
