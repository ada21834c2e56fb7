import { FiguresPage } from '@atlas/ui';
import { routePath } from '@atlas/domain/navigation';
import { dayPart, formatLongDate } from '@atlas/domain/time';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { useNow } from '../../session/useNow.ts';
import { LedPeople } from '../../shared/home/LedPeople.tsx';
import { NeedsAttention } from '../../shared/home/NeedsAttention.tsx';
import { LedGroups } from './LedGroups.tsx';
import { WaitingMoveUps } from '../../shared/home/WaitingMoveUps.tsx';
import { SHOWN } from './shownRows.ts';
import type { LeaderHomeScreenQuery } from './__generated__/LeaderHomeScreenQuery.graphql.ts';

/**
 * `/` for coaches and team leads: what they have to act on, pending requests to move up, and their
 * people, the most urgent first.
 * @spec 1 §2.4
 */
export function LeaderHomeScreen({ queryRef }: { queryRef: PreloadedQuery<LeaderHomeScreenQuery> }) {
  const { viewer } = usePreloadedQuery<LeaderHomeScreenQuery>(
    graphql`
      query LeaderHomeScreenQuery($reviews: Boolean!, $people: Int!, $waiting: Int!) @preloadable {
        viewer {
          user {
            firstName
          }
          attention {
            ...NeedsAttention_counts
          }
          ledPeople(first: $people) {
            inNeed
            ...LedPeople_led
          }
          ledGroups {
            needs {
              calls
            }
          }
          ...LedGroups_viewer
          ...WaitingMoveUps_viewer @arguments(first: $waiting) @alias(as: "waiting") @include(if: $reviews)
          moveUps(first: $waiting, filter: { state: WAITING }, sort: { by: created, descending: false }) @include(if: $reviews) {
            totalCount
          }
        }
      }
    `,
    queryRef,
  );
  const now = useNow();
  const { people, waiting } = queryRef.variables;
  const showsAll = { people: people > SHOWN.people || null, waiting: waiting > SHOWN.waiting || null };
  const allHref = (part: keyof typeof SHOWN) => (showsAll[part] ? null : routePath('home', { ...showsAll, [part]: true }));
  const calls = viewer.ledGroups.some(({ needs }) => (needs?.calls ?? 0) > 0);
  const waits = (viewer.moveUps?.totalCount ?? 0) > 0;
  return (
    <>
      <PageTitle />
      <FiguresPage greeting={`Good ${dayPart(now)}, ${viewer.user.firstName}`} date={formatLongDate(now)}>
        <NeedsAttention counts={viewer.attention} hasMore={waits || calls || viewer.ledPeople.inNeed > 0} />
        {viewer.waiting && waits && <WaitingMoveUps viewer={viewer.waiting} allHref={allHref('waiting')} />}
        <LedGroups viewer={viewer} />
        <LedPeople led={viewer.ledPeople} allHref={allHref('people')} />
      </FiguresPage>
    </>
  );
}
