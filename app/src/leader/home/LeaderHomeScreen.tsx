import { FiguresPage, FiguresSection, Stat, StatGroup } from '@atlas/ui';
import { STUCK_AFTER_DAYS } from '@atlas/domain/journey';
import { countText } from '@atlas/domain/lists';
import { dayPart, formatLongDate } from '@atlas/domain/time';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { useNow } from '../../session/useNow.ts';
import { LedPeople } from './LedPeople.tsx';
import { WaitingMoveUps } from './WaitingMoveUps.tsx';
import type { LeaderHomeScreenQuery } from './__generated__/LeaderHomeScreenQuery.graphql.ts';

/**
 * `/` for coaches and team leads: their people, with those who need help first, and pending
 * requests to move up.
 * @spec 1 §2.4
 */
export function LeaderHomeScreen({ queryRef }: { queryRef: PreloadedQuery<LeaderHomeScreenQuery> }) {
  const { viewer } = usePreloadedQuery<LeaderHomeScreenQuery>(
    graphql`
      query LeaderHomeScreenQuery($reviews: Boolean!) @preloadable {
        viewer {
          user {
            firstName
          }
          ledPeople(first: 6) {
            total
            stuck
            needHelp
            ...LedPeople_led
          }
          ...WaitingMoveUps_viewer @alias(as: "waiting") @include(if: $reviews)
          moveUps(first: 5, filter: { state: WAITING }, sort: { by: created, descending: false }) @include(if: $reviews) {
            totalCount
          }
        }
      }
    `,
    queryRef,
  );
  const now = useNow();
  const { total, stuck, needHelp } = viewer.ledPeople;
  return (
    <>
      <PageTitle />
      <FiguresPage greeting={`Good ${dayPart(now)}, ${viewer.user.firstName}`} date={formatLongDate(now)}>
        <FiguresSection title="At a glance">
          <StatGroup label="At a glance">
            <Stat label="Your people" value={countText(total)} />
            <Stat label="Ask for help" value={countText(needHelp)} />
            <Stat label="Stuck" note={`over ${STUCK_AFTER_DAYS} days`} value={countText(stuck)} />
            {viewer.moveUps && <Stat label="Waiting to move up" value={countText(viewer.moveUps.totalCount)} />}
          </StatGroup>
        </FiguresSection>
        {viewer.waiting && viewer.moveUps && viewer.moveUps.totalCount > 0 && <WaitingMoveUps viewer={viewer.waiting} />}
        <LedPeople led={viewer.ledPeople} />
      </FiguresPage>
    </>
  );
}
