import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { Text } from '../../primitives/Text.tsx';
import { LessonRow } from './LessonRow.tsx';
import type { LessonRowProps } from './LessonRow.tsx';

export interface UnitLesson extends LessonRowProps {
  readonly id: number | string;
}

export interface UnitSectionProps {
  /** The title with its number: "2. The first two sentences". */
  title: string;
  /** The number of completed lessons ("2 of 5"). */
  summary?: string | undefined;
  /** Replaces the summary: the Badge of a unit that opens later. */
  badge?: ReactNode;
  lessons: readonly UnitLesson[];
}

// Two rows are enough to recognise a finished unit.
const SHOWN_WHEN_DONE = 2;

/** A unit of a course with its lessons. A finished unit is collapsed, so that the next lesson is near the top. */
export function UnitSection({ title, summary, badge, lessons }: UnitSectionProps) {
  const titleId = useId();
  const listId = useId();
  const [unfolded, setUnfolded] = useState(false);
  const finished = lessons.every(({ state, current }) => state === 'done' && !current);
  const hidden = finished && lessons.length > SHOWN_WHEN_DONE + 1 ? lessons.length - SHOWN_WHEN_DONE : 0;
  const shown = hidden > 0 && !unfolded ? lessons.slice(0, SHOWN_WHEN_DONE) : lessons;
  return (
    <Root aria-labelledby={titleId}>
      <Header>
        <Heading level={2} size="subheading" id={titleId}>
          {title}
        </Heading>
        {badge}
        {summary !== undefined && badge === undefined && (
          <Text as="span" size={14} tone="muted" numeric nowrap>
            {summary}
          </Text>
        )}
      </Header>
      <List id={listId}>
        {shown.map(({ id, ...lesson }) => (
          <li key={id}>
            <LessonRow {...lesson} />
          </li>
        ))}
      </List>
      {hidden > 0 && (
        <More>
          <Button variant="quiet" aria-expanded={unfolded} aria-controls={listId} onClick={() => setUnfolded(!unfolded)}>
            {unfolded ? 'Show fewer lessons' : `Show ${hidden} more completed ${hidden === 1 ? 'lesson' : 'lessons'}`}
          </Button>
        </More>
      )}
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  gap: var(--space-1);
  & + & {
    padding-top: var(--space-4);
    border-top: var(--border) solid var(--line);
  }
`;

const Header = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
`;

// The rows' background extends past the text, so that the text aligns with the title.
const List = styled.ul`
  margin-inline: calc(-1 * var(--space-3));
`;

const More = styled.div`
  --control-pad: 8px var(--space-3);
  margin-inline: calc(-1 * var(--space-3));
`;
