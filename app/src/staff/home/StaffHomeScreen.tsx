import { EmptyState, FiguresPage, FiguresSection, Stat, StatGroup, Vignette } from '@atlas/ui';
import { HOME_COUNTS, HOME_PARTS, homeCountPath } from '@atlas/domain/home';
import { countText } from '@atlas/domain/lists';
import { dayPart, formatLongDate, formatTime } from '@atlas/domain/time';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useReload } from '../../relay/useReload.ts';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { hasScreenFor } from '../../routing/hasScreen.ts';
import { useAuth } from '../../session/authContext.ts';
import { useNow } from '../../session/useNow.ts';
import { OutgoingPause } from '../shared/OutgoingPause.tsx';
import type { StaffHomeScreenQuery } from './__generated__/StaffHomeScreenQuery.graphql.ts';

const QUERY = graphql`
  query StaffHomeScreenQuery @preloadable {
    viewer {
      user {
        firstName
      }
      outgoingPause {
        ...OutgoingPause_installation
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
 * The staff home page at `/`: counts of the lists that the user manages, each with a link to its
 * rows.
 *
 * @spec 1 §2.4
 */
export function StaffHomeScreen({ queryRef }: { queryRef: PreloadedQuery<StaffHomeScreenQuery> }) {
  const { viewer } = usePreloadedQuery<StaffHomeScreenQuery>(QUERY, queryRef);
  const reload = useReload<StaffHomeScreenQuery>(QUERY, {});
  const now = useNow();
  const { currentUser } = useAuth();
  const { countedAt, counts } = viewer.homeCounts;
  const rows = new Map(counts.map((count) => [count.key, count.rows]));
  const shown = HOME_COUNTS.filter(({ key, route }) => rows.has(key) && hasScreenFor(currentUser, route));
  const parts = HOME_PARTS.map((part) => ({ ...part, counts: shown.filter((count) => count.part === part.value) }));
  return (
    <>
      <PageTitle />
      <FiguresPage
        greeting={`Good ${dayPart(now)}, ${viewer.user.firstName}`}
        date={`${formatLongDate(now)} · as of ${formatTime(countedAt)}`}
      >
        {viewer.outgoingPause && <OutgoingPause installation={viewer.outgoingPause} reload={reload} />}
        {parts.map(
          ({ value, label, counts: ofPart }) =>
            ofPart.length > 0 && (
              <FiguresSection key={value} title={label}>
                <StatGroup label={label}>
                  {ofPart.map((count) => (
                    <Stat
                      key={count.key}
                      label={count.label}
                      note={count.note}
                      value={countText(rows.get(count.key) ?? 0)}
                      href={homeCountPath(count, new Date(countedAt))}
                    />
                  ))}
                </StatGroup>
              </FiguresSection>
            ),
        )}
        {shown.length === 0 && <NothingOpens />}
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
