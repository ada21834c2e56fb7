import { CountGroups, EmptyState, FiguresPage, FiguresSection, Vignette } from '@atlas/ui';
import { HOME_COUNTS, HOME_PARTS, homeCountPath } from '@atlas/domain/home';
import { countText } from '@atlas/domain/lists';
import { routePath } from '@atlas/domain/navigation';
import { dayPart, formatLongDate, formatTime } from '@atlas/domain/time';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useReload } from '../../relay/useReload.ts';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { hasScreenFor } from '../../routing/hasScreen.ts';
import { useAuth } from '../../session/authContext.ts';
import { useNow } from '../../session/useNow.ts';
import { LedPeople } from '../../shared/home/LedPeople.tsx';
import { NeedsAttention } from '../../shared/home/NeedsAttention.tsx';
import { WaitingMoveUps } from '../../shared/home/WaitingMoveUps.tsx';
import { OutgoingPause } from '../shared/OutgoingPause.tsx';
import { LedgerNotice } from './LedgerNotice.tsx';
import type { StaffHomeScreenQuery } from './__generated__/StaffHomeScreenQuery.graphql.ts';

const QUERY = graphql`
  query StaffHomeScreenQuery($hasPeople: Boolean!, $seesMoney: Boolean!, $reviews: Boolean!, $opensPeople: Boolean!) @preloadable {
    viewer {
      user {
        firstName
      }
      outgoingPause {
        ...OutgoingPause_installation
      }
      ledgerCheck @include(if: $seesMoney) {
        ...LedgerNotice_check
      }
      attention {
        counts {
          key
        }
        ...NeedsAttention_counts
      }
      ledPeople(first: 8) @include(if: $hasPeople) {
        inNeed
        ...LedPeople_led
      }
      ...WaitingMoveUps_viewer @arguments(first: 5) @alias(as: "waiting") @include(if: $reviews)
      moveUps(first: 5, filter: { state: WAITING }, sort: { by: created, descending: false }) @include(if: $reviews) {
        totalCount
      }
      homeSegments @include(if: $opensPeople) {
        databaseId
        name
        path
        people
      }
      homeCounts {
        countedAt
        counts {
          key
          rows
        }
      }
    }
  }
`;

/**
 * The staff home page at `/`: what the user has to act on, the people they are responsible for, and
 * an overview of the lists that they manage. Each count links to its rows.
 *
 * @spec 1 §2.4
 */
export function StaffHomeScreen({ queryRef }: { queryRef: PreloadedQuery<StaffHomeScreenQuery> }) {
  const { viewer } = usePreloadedQuery<StaffHomeScreenQuery>(QUERY, queryRef);
  const reload = useReload<StaffHomeScreenQuery>(QUERY, queryRef.variables);
  const now = useNow();
  const { currentUser } = useAuth();
  const { attention, ledPeople } = viewer;
  const waits = (viewer.moveUps?.totalCount ?? 0) > 0;
  const { countedAt, counts } = viewer.homeCounts;
  const rows = new Map(counts.map((count) => [count.key, count.rows]));
  const shown = HOME_COUNTS.filter(({ key, route }) => rows.has(key) && hasScreenFor(currentUser, route));
  const segments = (viewer.homeSegments ?? []).map(({ databaseId, name, path, people }) => ({
    key: `segment ${databaseId}`,
    label: name,
    count: people == null ? '' : countText(people),
    href: people == null ? routePath('users', { tab: 'segments' }) : path,
  }));
  const parts = HOME_PARTS.map(({ value, label }) => ({
    label,
    items: shown
      .filter(({ part }) => part === value)
      .map((count) => ({
        key: count.key,
        label: count.label,
        note: count.note,
        count: countText(rows.get(count.key) ?? 0),
        href: homeCountPath(count, new Date(countedAt)),
      })),
  }));
  const groups = [...parts, { label: 'Your segments', items: segments }].filter(({ items }) => items.length > 0);
  return (
    <>
      <PageTitle />
      <FiguresPage
        greeting={`Good ${dayPart(now)}, ${viewer.user.firstName}`}
        date={`${formatLongDate(now)} · as of ${formatTime(countedAt)}`}
      >
        {viewer.outgoingPause && <OutgoingPause installation={viewer.outgoingPause} reload={reload} />}
        {viewer.ledgerCheck && <LedgerNotice check={viewer.ledgerCheck} />}
        {attention.counts.length > 0 && <NeedsAttention counts={attention} hasMore={waits || (ledPeople?.inNeed ?? 0) > 0} />}
        {viewer.waiting && waits && <WaitingMoveUps viewer={viewer.waiting} allHref={null} />}
        {ledPeople && <LedPeople led={ledPeople} allHref={null} />}
        {groups.length > 0 && (
          <FiguresSection title="Overview">
            <CountGroups groups={groups} />
          </FiguresSection>
        )}
        {groups.length === 0 && attention.counts.length === 0 && !ledPeople && !waits && <NothingOpens />}
      </FiguresPage>
    </>
  );
}

/** Shown for an access level whose flags open no list. */
const NothingOpens = () => (
  <EmptyState
    vignette={<Vignette of="people" />}
    title="No lists are open to you yet"
    text="Counts appear here once your access level includes a list. Ask an admin."
  />
);
