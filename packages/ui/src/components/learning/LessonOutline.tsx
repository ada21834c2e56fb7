import { styled } from 'styled-components';
import { Heading } from '../../primitives/Heading.tsx';
import { Text } from '../../primitives/Text.tsx';
import { LessonRow } from './LessonRow.tsx';
import type { UnitLesson } from './UnitSection.tsx';

export interface LessonOutlineProps {
  units: readonly {
    readonly id: number | string;
    readonly title: string;
    readonly summary?: string | undefined;
    readonly lessons: readonly UnitLesson[];
  }[];
}

/**
 * All lessons of a course with the current one marked. The content of a Drawer next to a lesson.
 */
export function LessonOutline({ units }: LessonOutlineProps) {
  return (
    <Root aria-label="Lessons">
      {units.map(({ id, title, summary, lessons }) => (
        <section key={id}>
          <Header>
            <Heading level={3} size="label">
              {title}
            </Heading>
            {summary !== undefined && (
              <Text as="span" size={14} tone="muted" numeric nowrap>
                {summary}
              </Text>
            )}
          </Header>
          <List>
            {lessons.map(({ id: lessonId, ...lesson }) => (
              <li key={lessonId}>
                <LessonRow {...lesson} />
              </li>
            ))}
          </List>
        </section>
      ))}
    </Root>
  );
}

const Root = styled.nav`
  display: grid;
  gap: var(--space-5);
`;

const Header = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
`;

const List = styled.ul`
  margin-inline: calc(-1 * var(--space-3));
`;
