import { Badge, DataTable, EmptyState, Heading, IconLink, Row, RowTitle, Vignette, type DataColumn } from '@atlas/ui';
import { can } from '@atlas/domain/access';
import { eventDayText, eventSpanText, eventTimeText } from '@atlas/domain/events';
import { routePath } from '@atlas/domain/navigation';
import { addManilaMonths, manilaClock, MONTHS } from '@atlas/domain/time';
import CalendarX from 'lucide-react/icons/calendar-x';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pencil from 'lucide-react/icons/pencil';
import Users from 'lucide-react/icons/users';
import { Suspense, useState } from 'react';
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { monthOf } from '../../events/eventPeriods.ts';
import { useAction } from '../../records/actions/useAction.tsx';
import { RowActions } from '../../records/lists/RowActions.tsx';
import { part } from '../../routing/part.ts';
import { useReload } from '../../relay/useReload.ts';
import { useAuth } from '../../session/authContext.ts';
import { useNow } from '../../session/useNow.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { EventPage } from './EventPage.tsx';
import type { EventTimesScreenQuery } from './__generated__/EventTimesScreenQuery.graphql.ts';
import type { EventTimesTable_event$data, EventTimesTable_event$key } from './__generated__/EventTimesTable_event.graphql.ts';

// It comes with the first press.
const ChangeTimeDialog = part('ChangeTimeDialog', async () => (await import('./ChangeTimeDialog.tsx')).ChangeTimeDialog);

type EventTime = EventTimesTable_event$data['occurrences'][number];

const columnsAt = (now: Date): readonly DataColumn<EventTime>[] => [
  {
    id: 'when',
    header: 'Time',
    width: 'wide',
    cell: ({ startsAt, endsAt, occursAt, isMoved, reason }) => (
      <RowTitle note={[!isMoved ? '' : `Moved from ${eventTimeText(occursAt, now)}`, reason].filter(Boolean).join('. ') || undefined}>
        {eventSpanText({ startsAt, endsAt }, now)}
      </RowTitle>
    ),
  },
  {
    id: 'state',
    header: 'State',
    card: 'meta',
    cell: ({ isCancelled, isMoved }) =>
      isCancelled ? <Badge tone="danger">Cancelled</Badge> : isMoved ? <Badge tone="warning">Moved</Badge> : 'As planned',
  },
  { id: 'place', header: 'Place', card: 'meta', cell: ({ place }) => place || 'Online' },
  { id: 'going', header: 'Going', align: 'end', width: 'narrow', card: 'aside', cell: ({ goingCount }) => goingCount },
];

const QUERY = graphql`
  query EventTimesScreenQuery($id: Int!, $from: DateTime!, $to: DateTime!) @preloadable {
    viewer {
      event(databaseId: $id) {
        ...EventPage_event
        ...EventTimesTable_event
      }
    }
  }
`;

/** `/events/{id}?tab=times`: the times of an event in one month, which the address names; each of them can be moved or cancelled by itself. */
export function EventTimesScreen({ queryRef, params }: { queryRef: PreloadedQuery<EventTimesScreenQuery>; params: { id: number } }) {
  const { from, to } = queryRef.variables;
  const { viewer } = usePreloadedQuery<EventTimesScreenQuery>(QUERY, queryRef);
  const reload = useReload<EventTimesScreenQuery>(QUERY, queryRef.variables);
  const event = useFragment<EventTimesTable_event$key>(
    graphql`
      fragment EventTimesTable_event on Event {
        cancelledAt
        ...ChangeTimeDialog_event
        recurrence {
          __typename
        }
        occurrences(from: $from, to: $to) {
          occursAt
          startsAt
          endsAt
          isCancelled
          isMoved
          reason
          place
          goingCount
          ...ChangeTimeDialog_time
        }
      }
    `,
    viewer.event ?? null,
  );
  const now = useNow();
  const { currentUser } = useAuth();
  const { act } = useAction();
  const [changed, setChanged] = useState<{ time: EventTime; cancels: boolean } | null>(null);
  if (!viewer.event || !event) return <NotFound />;
  const { month, year } = manilaClock(from);
  const hrefOf = (first: Date) => routePath('event', { id: params.id }, { tab: 'times', month: monthOf(first) });
  const mayChange = can(currentUser, { page: 'editEvent' }) && event.recurrence != null && event.cancelledAt == null;
  return (
    <EventPage event={viewer.event} reload={reload}>
      <Row justify="between">
        <Heading level={2} size="subheading">
          {MONTHS[month - 1]} {year}
        </Heading>
        <Row gap={1}>
          <IconLink icon={ChevronLeft} label="Previous month" href={hrefOf(addManilaMonths(new Date(from), -1))} />
          <IconLink icon={ChevronRight} label="Next month" href={hrefOf(new Date(to))} />
        </Row>
      </Row>
      <DataTable
        label="Times"
        columns={columnsAt(now)}
        rows={event.occurrences}
        rowKey={({ occursAt }) => occursAt}
        rowActions={
          mayChange
            ? (time) => (
                <RowActions
                  name={eventDayText(time.startsAt, now)}
                  act={act}
                  actions={[
                    {
                      label: 'Attendance',
                      icon: Users,
                      href: routePath('event', { id: params.id }, { tab: 'attendance', at: time.occursAt }),
                    },
                    {
                      label: 'Change',
                      icon: Pencil,
                      action: { run: () => Promise.resolve(setChanged({ time, cancels: time.isCancelled })) },
                    },
                    ...(time.isCancelled
                      ? []
                      : [
                          { label: 'Cancel', icon: CalendarX, action: { run: () => Promise.resolve(setChanged({ time, cancels: true })) } },
                        ]),
                  ]}
                />
              )
            : undefined
        }
        empty={
          <EmptyState vignette={<Vignette of="events" />} title="No times in this month" text="Look at the month before or after it." />
        }
      />
      {changed && (
        <Suspense>
          <ChangeTimeDialog event={event} {...changed} period={{ from, to }} onClose={() => setChanged(null)} />
        </Suspense>
      )}
    </EventPage>
  );
}
