import { type DataColumn, RowTitle, StatusBadge } from '@atlas/ui';
import { routePath } from '@atlas/domain/navigation';
import { formatShortDate, formatTime } from '@atlas/domain/time';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { useOpens } from '../../routing/useOpens.ts';
import { useNow } from '../../session/useNow.ts';
import { PersonSection } from './PersonSection.tsx';
import type { PersonAttendance_person$data, PersonAttendance_person$key } from './__generated__/PersonAttendance_person.graphql.ts';
import type { PersonAttendanceMoreQuery } from './__generated__/PersonAttendanceMoreQuery.graphql.ts';

type Time = PersonAttendance_person$data['attendance']['edges'][number]['node'];

const PAGE = 10;

/** Whether a person attended, or will. */
function AttendanceBadge({ time, now }: { time: Time; now: Date }) {
  const { attended, walkedIn, isCancelled, isWaiting, startsAt } = time;
  if (attended === true) return <StatusBadge tone="success" text={walkedIn ? 'Came without an RSVP' : 'Attended'} />;
  if (isCancelled) return <StatusBadge tone="neutral" text="Cancelled" />;
  if (attended === false) return <StatusBadge tone="warning" text="Did not attend" />;
  if (new Date(startsAt) <= now) return <StatusBadge tone="neutral" text="Not recorded" />;
  return <StatusBadge tone="info" text={isWaiting ? 'On the waiting list' : 'Going'} />;
}

const columnsOf = (opensEvent: boolean, now: Date): readonly DataColumn<Time>[] => [
  {
    id: 'event',
    header: 'Event',
    width: 'wide',
    cell: ({ eventId: id, eventName }) => <RowTitle href={opensEvent ? routePath('event', { id }) : undefined}>{eventName}</RowTitle>,
  },
  { id: 'state', header: 'Attendance', card: 'badge', cell: (time) => <AttendanceBadge time={time} now={now} /> },
  {
    id: 'when',
    header: 'When',
    align: 'end',
    card: 'meta',
    cell: ({ startsAt }) => `${formatShortDate(startsAt)}, ${formatTime(startsAt)}`,
  },
];

/** The events a person is going to, attended or missed, the latest first. */
export function PersonAttendance({ person }: { person: PersonAttendance_person$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<PersonAttendanceMoreQuery, PersonAttendance_person$key>(
    graphql`
      fragment PersonAttendance_person on User
      @refetchable(queryName: "PersonAttendanceMoreQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) {
        attendance(first: $count, after: $cursor) @connection(key: "PersonAttendance_attendance") {
          edges {
            node {
              databaseId
              eventId
              eventName
              startsAt
              isCancelled
              isWaiting
              attended
              walkedIn
            }
          }
        }
      }
    `,
    person,
  );
  const opensEvent = useOpens('event');
  const now = useNow();
  return (
    <PersonSection
      title="Attendance"
      columns={columnsOf(opensEvent, now)}
      rows={data.attendance.edges.map(({ node }) => node)}
      rowKey={({ databaseId }) => databaseId}
      empty="No events yet."
      more={hasNext ? { load: () => void loadNext(PAGE), isLoading: isLoadingNext } : undefined}
    />
  );
}
