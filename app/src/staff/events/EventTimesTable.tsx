import { Badge, Button, DataTable, Heading, Row, RowTitle, Stack, Text, type DataColumn } from '@atlas/ui';
import { can } from '@atlas/domain/access';
import { eventDayText, eventHoursText } from '@atlas/domain/events';
import { routePath } from '@atlas/domain/navigation';
import { formatTime } from '@atlas/domain/time';
import CalendarX from 'lucide-react/icons/calendar-x';
import Pencil from 'lucide-react/icons/pencil';
import UsersRound from 'lucide-react/icons/users-round';
import { Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useAction } from '../../admin/actions/useAction.tsx';
import { RowActions } from '../../admin/lists/RowActions.tsx';
import { lazyPart } from '../../routing/lazyPart.ts';
import { useAuth } from '../../session/authContext.ts';
import { useNow } from '../../session/useNow.ts';
import type { EventTimesTable_event$key } from './__generated__/EventTimesTable_event.graphql.ts';
import type { EventTimesTable_times$data, EventTimesTable_times$key } from './__generated__/EventTimesTable_times.graphql.ts';

// Loaded on the first press.
const ChangeTimeDialog = lazyPart('ChangeTimeDialog', async () => (await import('./ChangeTimeDialog.tsx')).ChangeTimeDialog);

type EventTime = EventTimesTable_times$data[number];

const columnsAt = (now: Date): readonly DataColumn<EventTime>[] => [
  {
    id: 'when',
    header: 'Time (Manila)',
    width: 'wide',
    cell: ({ startsAt, endsAt, occursAt, isMoved, reason }) => (
      <RowTitle
        note={[
          eventHoursText({ startsAt, endsAt }, now),
          ...(isMoved ? [`Moved from ${eventDayText(occursAt, now)}, ${formatTime(occursAt)}`] : []),
          ...(reason === '' ? [] : [reason]),
        ].join(' · ')}
      >
        {eventDayText(startsAt, now)}
      </RowTitle>
    ),
  },
  {
    id: 'state',
    header: 'State',
    card: 'meta',
    cell: ({ isCancelled, isMoved, state }) =>
      isCancelled ? (
        <Badge tone="danger">Cancelled</Badge>
      ) : state === 'LIVE' ? (
        <Badge tone="success">Live now</Badge>
      ) : isMoved ? (
        <Badge tone="warning">Moved</Badge>
      ) : (
        'As planned'
      ),
  },
  { id: 'place', header: 'Place', card: 'meta', cell: ({ place }) => place || 'Online' },
  { id: 'going', header: 'Going', align: 'end', width: 'narrow', card: 'aside', cell: ({ goingCount }) => goingCount },
];

interface EventTimesTableProps {
  title: string;
  event: EventTimesTable_event$key;
  times: EventTimesTable_times$key;
  /** Number of upcoming and past times that the page shows. A change reloads this many. */
  counts: { upcoming: number; past: number };
  /** Pagination of the times. */
  more: { hasNext: boolean; isLoadingNext: boolean; loadNext: (count: number) => unknown };
}

/**
 * A table of event times with links to their attendance. Times of a recurring event can be moved or
 * cancelled separately.
 */
export function EventTimesTable({ title, event: eventKey, times: timesKey, counts, more }: EventTimesTableProps) {
  const event = useFragment(
    graphql`
      fragment EventTimesTable_event on Event {
        databaseId
        cancelledAt
        recurrence {
          __typename
        }
        ...ChangeTimeDialog_event
      }
    `,
    eventKey,
  );
  const times = useFragment(
    graphql`
      fragment EventTimesTable_times on EventOccurrence @relay(plural: true) {
        occursAt
        startsAt
        endsAt
        state
        isCancelled
        isMoved
        reason
        place
        goingCount
        ...ChangeTimeDialog_time
      }
    `,
    timesKey,
  );
  const now = useNow();
  const { currentUser } = useAuth();
  const { act } = useAction();
  const [changed, setChanged] = useState<{ time: EventTime; cancels: boolean } | null>(null);
  const mayChange = can(currentUser, { page: 'editEvent' }) && event.recurrence != null && event.cancelledAt == null;
  const change = (time: EventTime, cancels: boolean) => ({ run: () => Promise.resolve(setChanged({ time, cancels })) });
  const actionsOf = (time: EventTime) => [
    { label: 'Attendance', icon: UsersRound, href: routePath('event', { id: event.databaseId }, { tab: 'attendance', at: time.occursAt }) },
    ...(mayChange ? [{ label: 'Change', icon: Pencil, action: change(time, false) }] : []),
    ...(mayChange && !time.isCancelled ? [{ label: 'Cancel', icon: CalendarX, action: change(time, true) }] : []),
  ];
  return (
    <Stack gap={4}>
      <Heading level={2} size="subheading">
        {title}
      </Heading>
      {times.length === 0 ? (
        <Text tone="muted">None.</Text>
      ) : (
        <DataTable
          label={title}
          columns={columnsAt(now)}
          rows={times}
          rowKey={({ occursAt }) => occursAt}
          rowActions={(time) => <RowActions name={eventDayText(time.startsAt, now)} act={act} actions={actionsOf(time)} />}
        />
      )}
      {more.hasNext && (
        <Row justify="center">
          <Button loading={more.isLoadingNext} loadingText="Loading" onClick={() => void more.loadNext(10)}>
            Show more times
          </Button>
        </Row>
      )}
      {changed && (
        <Suspense>
          <ChangeTimeDialog event={event} {...changed} counts={counts} onClose={() => setChanged(null)} />
        </Suspense>
      )}
    </Stack>
  );
}
