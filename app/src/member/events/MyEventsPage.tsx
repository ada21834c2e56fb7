import { Button, Chip, ListPage, Row } from '@atlas/ui';
import { MY_EVENT_FILTERS } from '@atlas/domain/events';
import CalendarDays from 'lucide-react/icons/calendar-days';
import List from 'lucide-react/icons/list';
import Search from 'lucide-react/icons/search';
import { Suspense, useState, type ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { monthOf } from '../../shared/events/eventPeriods.ts';
import { lazyPart } from '../../routing/lazyPart.ts';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { useNow } from '../../session/useNow.ts';
import { SubscribeButton } from './SubscribeButton.tsx';
import { myEventsPath, readMyEventsSearch, type MyEventsSearch } from './myEventsAddress.ts';

// Loads with the first press, or when the address contains a search.
const EventSearchField = lazyPart('EventSearchField', async () => (await import('./EventSearchField.tsx')).EventSearchField);

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
  const [isSearching, setSearching] = useState(false);
  const clear = () => {
    setSearching(false);
    go({ query: '', period: 'all' });
  };
  const isCalendar = search.month !== null;
  return (
    <>
      <PageTitle />
      <ListPage
        title="My Events"
        tools={
          isSearching || search.query !== '' ? (
            <Suspense>
              <EventSearchField query={search.query} onSearch={(query) => go({ query })} />
            </Suspense>
          ) : (
            <Button size="dense" iconStart={Search} onClick={() => setSearching(true)}>
              Search my events
            </Button>
          )
        }
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
