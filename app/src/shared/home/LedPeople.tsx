import { Card, EmptyState, FiguresSection, Link, PersonList, StatusBadge, Text, Vignette } from '@atlas/ui';
import { needText, needTone, PERSON_NEEDS, type PersonNeed } from '@atlas/domain/home';
import { countNoun, countText, enumWord } from '@atlas/domain/lists';
import { routePath } from '@atlas/domain/navigation';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, useFragment } from 'react-relay/hooks';
import { useOpens } from '../../routing/useOpens.ts';
import type { LedPeople_led$data, LedPeople_led$key } from './__generated__/LedPeople_led.graphql.ts';

type LedPerson = LedPeople_led$data['people'][number];

const PEOPLE = { one: 'person', many: 'people' };
const OTHERS = { one: 'more person', many: 'more people' };
/** Number of badges in a row, the most urgent ones. */
const MAX_BADGES = 2;

interface LedPeopleProps {
  led: LedPeople_led$key;
  /** The address that shows all of them here, for users without the list of members; null once it does. */
  allHref: string | null;
}

/**
 * The people whom the user is responsible for, the most urgent need first. Each links to the page
 * that the user may open.
 */
export function LedPeople({ led: key, allHref }: LedPeopleProps) {
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
          needs {
            kind
            days
          }
        }
      }
    `,
    key,
  );
  const [opensPerson, opensProfile, opensList] = [useOpens('user'), useOpens('profile'), useOpens('users')];
  if (people.length === 0) return <NoPeople />;
  const hrefOf = ({ user }: LedPerson): string | undefined => {
    if (opensPerson) return routePath('user', { id: user.databaseId });
    return opensProfile ? routePath('profile', { slug: user.slug }) : undefined;
  };
  const hasMore = total > people.length;
  const all = opensList ? routePath('users', { own: 'yes' }) : hasMore ? allHref : null;
  return (
    <FiguresSection
      title="Your people"
      more={
        all !== null && (
          <Link href={all} label={`See all ${countNoun(total, PEOPLE)}`}>
            See all {countText(total)}
          </Link>
        )
      }
    >
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
      {hasMore && all === null && (
        <Text size={14} tone="muted" numeric>
          and {countNoun(total - people.length, OTHERS)}
        </Text>
      )}
    </FiguresSection>
  );
}

const kindOf = (kind: LedPerson['needs'][number]['kind']): PersonNeed | null => enumWord(PERSON_NEEDS, kind);

const noteOf = ({ stage, points, lastSeenAt, needs }: LedPerson): string =>
  [
    stage ? `Stage ${stage.number}: ${stage.name}` : 'No stage yet',
    `${points.toLocaleString('en-PH')}\u00a0XP`,
    // The badge of a quiet person states it.
    ...(needs.some(({ kind }) => kind === 'QUIET')
      ? []
      : [lastSeenAt === null ? 'not seen yet' : `last seen ${formatShortDate(lastSeenAt)}`]),
  ].join(' · ');

const Needs = ({ person: { needs } }: { person: LedPerson }) =>
  needs.slice(0, MAX_BADGES).map(({ kind, days }) => {
    const need = kindOf(kind);
    return need && <StatusBadge key={kind} tone={needTone(need)} text={needText(need, days)} />;
  });

/** Shown to users without people of their own. */
const NoPeople = () => (
  <EmptyState
    vignette={<Vignette of="people" />}
    title="No one is assigned to you yet"
    text="People appear here once staff assign them to you."
  />
);
