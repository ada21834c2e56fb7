import { Chip, ListPage, Row } from '@atlas/ui';
import { MY_EVENT_FILTERS } from '@atlas/domain/events';
import CalendarDays from 'lucide-react/icons/calendar-days';
import List from 'lucide-react/icons/list';
import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { monthOf } from '../../shared/events/eventPeriods.ts';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { useNow } from '../../session/useNow.ts';
import { EventSearchField } from './EventSearchField.tsx';
import { SubscribeButton } from './SubscribeButton.tsx';
import { myEventsPath, readMyEventsSearch, type MyEventsSearch } from './myEventsAddress.ts';

interface MyEventsPageProps {
  /** Renders the list or the calendar for the address. */
  children: (search: MyEventsSearch, clear: () => void) => ReactNode;
}

/**
 * The page of My Events, filtered and searched by the address.
 * @spec 2 §3, event filter
 */
export function MyEventsPage({ children }: MyEventsPageProps) {
  const [, navigate] = useLocation();
  const now = useNow();
  const search = readMyEventsSearch(new URLSearchParams(useSearch()));
  const go = (change: Partial<MyEventsSearch>) => navigate(myEventsPath({ ...search, ...change }), { replace: true });
  const clear = () => go({ query: '', period: 'all' });
  const isCalendar = search.month !== null;
  return (
    <>
      <PageTitle />
      <ListPage
        title="My Events"
        lede="All times are in Manila time."
        tools={<EventSearchField query={search.query} onSearch={(query) => go({ query })} />}
        filters={MY_EVENT_FILTERS.map(({ value, label }) => (
          <Chip key={value} href={myEventsPath({ ...search, period: value })} selected={value === search.period}>
            {label}
          </Chip>
        ))}
        sort={
          <Chip href={myEventsPath({ ...search, month: isCalendar ? null : monthOf(now) })} iconStart={isCalendar ? List : CalendarDays}>
            {isCalendar ? 'List' : 'Calendar'}
          </Chip>
        }
        footer={
          <Row>
            <SubscribeButton />
          </Row>
        }
      >
        {children(search, clear)}
      </ListPage>
    </>
  );
}
