import { useEffect, useRef } from 'react';
import { css, styled } from 'styled-components';
import { Heading } from '../../primitives/Heading.tsx';
import { Text } from '../../primitives/Text.tsx';
import { LessonRow } from './LessonRow.tsx';
import type { UnitLesson } from './UnitSection.tsx';

export interface LessonOutlineProps {
  /** Stays in view next to a page, in the aside of a BesideLayout, and scrolls itself. */
  isBeside?: boolean | undefined;
  units: readonly {
    readonly id: number | string;
    readonly title: string;
    readonly summary?: string | undefined;
    readonly lessons: readonly UnitLesson[];
  }[];
}

/**
 * All lessons of a course with the current one marked. The content of a Drawer over a lesson, or of
 * the aside next to it, where the current lesson is scrolled into view.
 */
export function LessonOutline({ isBeside = false, units }: LessonOutlineProps) {
  const root = useRef<HTMLElement>(null);
  const current = units.flatMap(({ lessons }) => lessons).find((lesson) => lesson.current)?.id;
  useEffect(() => {
    const row = root.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (isBeside && root.current && row) root.current.scrollTop = row.offsetTop - (root.current.clientHeight - row.offsetHeight) / 2;
  }, [isBeside, current]);
  return (
    <Root ref={root} aria-label="Lessons" $isBeside={isBeside}>
      {units.map(({ id, title, summary, lessons }) => (
        <section key={id}>
          <Header>
            <Heading level={isBeside ? 2 : 3} size="label">
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

// The actions of the lesson cover the end of the page.
const beside = css`
  position: sticky;
  top: calc(var(--bar) + var(--space-6));
  max-height: calc(100dvh - var(--bar) - 2 * var(--space-12));
  padding: var(--space-1) var(--space-4);
  overflow-y: auto;
  overscroll-behavior: contain;
  border-left: var(--border) solid var(--line);
`;

const Root = styled.nav<{ $isBeside: boolean }>`
  display: grid;
  gap: var(--space-5);
  ${({ $isBeside }) => $isBeside && beside}
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
