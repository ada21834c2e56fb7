import { Button, ButtonLink, EmptyState, Vignette } from '@atlas/ui';
import { MY_EVENT_FILTERS } from '@atlas/domain/events';
import { CLEAR_FILTERS, NO_DATA, NO_MATCHES, noResultsFor } from '@atlas/domain/lists';
import { routePath } from '@atlas/domain/navigation';
import { graphql, useFragment } from 'react-relay/hooks';
import type { MyEventsSearch } from './myEventsAddress.ts';
import type { NoEvents_viewer$key } from './__generated__/NoEvents_viewer.graphql.ts';

interface NoEventsProps {
  viewer: NoEvents_viewer$key;
  search: MyEventsSearch;
  onClear: () => void;
}

/** The empty state of a search, of a filter, or of a member without events, with the next step. */
export function NoEvents({ viewer: key, search, onClear }: NoEventsProps) {
  const { funnelToJoin } = useFragment(
    graphql`
      fragment NoEvents_viewer on Viewer {
        funnelToJoin {
          slug
          name
        }
      }
    `,
    key,
  );
  const empty = MY_EVENT_FILTERS.find(({ value }) => value === search.period)?.empty;
  if (search.query !== '' || search.period !== 'all') {
    return (
      <EmptyState
        vignette={<Vignette of="search" />}
        title={search.query === '' ? (empty ?? NO_MATCHES) : noResultsFor(search.query)}
        text={
          search.query === '' && search.period === 'upcoming'
            ? 'No date is set yet. New events appear here once they are scheduled.'
            : undefined
        }
        action={<Button onClick={onClear}>{CLEAR_FILTERS}</Button>}
      />
    );
  }
  return (
    <EmptyState
      vignette={<Vignette of="events" />}
      title={NO_DATA}
      text="Live hours, workshops and meet-ups appear here once one is open to you."
      action={
        funnelToJoin ? (
          <ButtonLink variant="primary" href={routePath('mainAffiliateLink', { slug: funnelToJoin.slug })}>
            See the {funnelToJoin.name}
          </ButtonLink>
        ) : (
          <ButtonLink href={routePath('viewCourses')}>See my courses</ButtonLink>
        )
      }
    />
  );
}
