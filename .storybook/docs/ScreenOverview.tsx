import { AnchorMdx, Unstyled } from '@storybook/addon-docs/blocks';
import { Badge, media } from '@atlas/ui';
import type { Audience } from '@atlas/domain/access';
import { routeNamed } from '@atlas/domain/navigation';
import { styled } from 'styled-components';
import { screensOf } from 'virtual:screens';
import type { Screen } from 'virtual:screens';

/**
 * The noun of a screen is its folder: `app/src/staff/courses/CoursesScreen.tsx` belongs to courses.
 */
const nounOf = ({ file }: Screen) => file.split('/').at(-2) ?? '';

/** Every screen of an audience, by noun, with a link to the story of each of its states. */
export function ScreenOverview({ audience }: { audience: Audience }) {
  const screens = screensOf(audience);
  const groups = Object.entries(Object.groupBy(screens, nounOf));
  const states = screens.reduce((sum, screen) => sum + screen.states.length, 0);
  if (screens.length === 0) return <p>There is no screen for this audience yet.</p>;
  return (
    <>
      <p>
        {screens.length} screens in {states} states. A picture leads to the filled screen, the names below it to every state.
      </p>
      <Unstyled>
        {groups.map(([noun, listed = []]) => (
          <Group key={noun}>
            <h2>{noun[0]?.toUpperCase() + noun.slice(1)}</h2>
            <Screens>
              {listed.map((screen) => (
                <ScreenCard key={`${screen.route} ${screen.tab}`} screen={screen} />
              ))}
            </Screens>
          </Group>
        ))}
      </Unstyled>
    </>
  );
}

function ScreenCard({ screen: { route, tab, states, about, picture } }: { screen: Screen }) {
  const { title, pattern } = routeNamed(route);
  const filled = states.find(({ id }) => id.endsWith('--filled')) ?? states[0];
  return (
    <Item>
      {filled && picture !== undefined && (
        <AnchorMdx href={`?path=/story/${filled.id}`} target="_self">
          <Picture src={picture.src} alt={`${title}, filled`} loading="lazy" $phone={picture.phone} />
        </AnchorMdx>
      )}
      <Title>{title}</Title>
      <code>{tab === null ? pattern : `${pattern}?tab=${tab}`}</code>
      {about !== null && <p>{about.shows}</p>}
      {states.length === 0 && <Badge tone="danger">No stories yet</Badge>}
      <States>
        {states.map(({ id, name }) => (
          <li key={id}>
            <AnchorMdx href={`?path=/story/${id}`} target="_self">
              {name}
            </AnchorMdx>
          </li>
        ))}
      </States>
    </Item>
  );
}

const Group = styled.section`
  display: grid;
  gap: var(--space-4);
  margin-top: var(--space-10);
  font: var(--weight-text) var(--text-14) / var(--leading-text) var(--font);
  color: var(--ink);
  h2 {
    font-size: var(--text-22);
    font-weight: var(--weight-title);
  }
`;

const Screens = styled.ul`
  display: grid;
  gap: var(--space-8) var(--space-6);
  ${media.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(260px, 1fr));
  }
`;

const Item = styled.li`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: var(--space-1);
  > a {
    display: block;
    width: 100%;
    margin-bottom: var(--space-2);
  }
  code {
    color: var(--ink-muted);
    font-size: var(--text-12);
  }
`;

const Picture = styled.img<{ $phone: boolean }>`
  width: 100%;
  max-width: ${({ $phone }) => ($phone ? '240px' : 'none')};
  aspect-ratio: ${({ $phone }) => ($phone ? '9 / 14' : '16 / 10')};
  border: var(--border) solid var(--line);
  border-radius: var(--radius-card);
  object-fit: cover;
  object-position: top;
`;

const Title = styled.h3`
  font-size: var(--text-16);
  font-weight: var(--weight-label);
`;

const States = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-3);
  margin-top: var(--space-1);
  a {
    font-size: inherit;
  }
`;
