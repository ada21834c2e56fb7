import { Card, EmptyState, FiguresSection, Link, PersonList, StatusBadge, Text, Vignette } from '@atlas/ui';
import { countNoun } from '@atlas/domain/lists';
import { routePath } from '@atlas/domain/navigation';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, useFragment } from 'react-relay/hooks';
import { useOpens } from '../../routing/useOpens.ts';
import type { LedPeople_led$data, LedPeople_led$key } from './__generated__/LedPeople_led.graphql.ts';

type LedPerson = LedPeople_led$data['people'][number];

const OTHERS = { one: 'more person', many: 'more people' };

/**
 * The people of a leader, with those who need help first. Each links to the page the leader may
 * open.
 */
export function LedPeople({ led: key }: { led: LedPeople_led$key }) {
  const { total, people } = useFragment(
    graphql`
      fragment LedPeople_led on LedPeople {
        total
        people {
          user {
            databaseId
            name
            slug
            profileImage
          }
          stage {
            number
            name
          }
          points
          lastSeenAt
          isStuck
          needsHelp
        }
      }
    `,
    key,
  );
  const [opensPerson, opensProfile, opensList, opensGroup] = [
    useOpens('user'),
    useOpens('profile'),
    useOpens('users'),
    useOpens('viewGroup'),
  ];
  if (people.length === 0) return <NoPeople />;
  const hrefOf = ({ user }: LedPerson): string | undefined => {
    if (opensPerson) return routePath('user', { id: user.databaseId });
    return opensProfile ? routePath('profile', { slug: user.slug }) : undefined;
  };
  const all = opensGroup ? routePath('viewGroup') : opensList ? routePath('users') : null;
  return (
    <FiguresSection title="Your people" more={all !== null && <Link href={all}>See all</Link>}>
      <Card padding="none">
        <PersonList
          label="Your people"
          people={people.map((person) => ({
            id: String(person.user.databaseId),
            name: person.user.name,
            picture: person.user.profileImage,
            href: hrefOf(person),
            note: noteOf(person),
            badges: <Needs person={person} />,
          }))}
        />
      </Card>
      {total > people.length && (
        <Text size={14} tone="muted" numeric>
          and {countNoun(total - people.length, OTHERS)}
        </Text>
      )}
    </FiguresSection>
  );
}

const noteOf = ({ stage, points, lastSeenAt }: LedPerson): string =>
  [
    stage ? `Stage ${stage.number}: ${stage.name}` : 'No stage yet',
    `${points.toLocaleString('en-PH')} XP`,
    lastSeenAt === null ? 'not seen lately' : `last seen ${formatShortDate(lastSeenAt)}`,
  ].join(' · ');

const Needs = ({ person: { needsHelp, isStuck } }: { person: LedPerson }) => (
  <>
    {needsHelp && <StatusBadge tone="danger" text="Asks for help" />}
    {isStuck && <StatusBadge tone="warning" text="Stuck" />}
  </>
);

/** The empty state of a leader without people. */
const NoPeople = () => (
  <EmptyState
    vignette={<Vignette of="people" />}
    title="No one is assigned to you yet"
    text="Members of your group appear here once staff assign them to you."
  />
);
