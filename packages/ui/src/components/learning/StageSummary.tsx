import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../primitives/Card.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { ProgressRing } from '../../primitives/ProgressRing.tsx';
import { Text } from '../../primitives/Text.tsx';
import { XpChip } from '../../primitives/XpChip.tsx';
import { media } from '../../tokens/media.ts';

export interface StageSummaryProps {
  /** The name of the stage. */
  title: string;
  /** Above it: "Stage 2 of 6". */
  eyebrow?: string | undefined;
  done: number;
  total: number;
  /** The formatted balance ("1,240"). */
  xp: string;
  /** The explanation, next to the balance. */
  links?: ReactNode;
  /**
   * Actions at the end of the stage, and why they are unavailable: a Button as wide as the card,
   * text, quiet Buttons.
   */
  children?: ReactNode;
  /** A task has just been finished: its arc fills once. */
  filling?: boolean | undefined;
  /** `row` keeps the ring next to the name where it is wide as well, as in a Drawer. */
  layout?: 'card' | 'row' | undefined;
}

/** A stage at a glance: one arc per task, the points, and what follows at its end. */
export function StageSummary({ title, eyebrow, done, total, xp, links, children, filling = false, layout = 'card' }: StageSummaryProps) {
  const content = (
    <Root $column={layout === 'card'}>
      <ProgressRing
        size="l"
        done={done}
        total={total}
        filling={filling}
        label={`${done} of ${total} tasks done`}
        figure={done}
        caption={`of ${total} ${total === 1 ? 'task' : 'tasks'}`}
      />
      <Body $column={layout === 'card'}>
        {eyebrow !== undefined && (
          <Text size={14} tone="muted">
            {eyebrow}
          </Text>
        )}
        <Heading level={2} size="subheading">
          {title}
        </Heading>
        <Points $column={layout === 'card'}>
          <XpChip amount={xp} kind="total" />
          {links}
        </Points>
      </Body>
      {children !== undefined && <End>{children}</End>}
    </Root>
  );
  return layout === 'card' ? <Card as="section">{content}</Card> : content;
}

// Quiet buttons align with lines of text; others are as wide as the summary. With large text the
// ring is above the name.
const Root = styled.div<{ $column: boolean }>`
  --control-pad: 8px var(--space-1);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4);
  ${media.desktop} {
    ${({ $column }) => $column && 'flex-flow: column;'}
  }
`;

const Body = styled.div<{ $column: boolean }>`
  display: grid;
  flex: 1 1 7rem;
  gap: var(--space-2);
  min-width: 0;
  ${media.desktop} {
    ${({ $column }) => $column && 'flex: none; justify-items: center; max-width: 100%; text-align: center;'}
  }
`;

const Points = styled.div<{ $column: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  ${media.desktop} {
    ${({ $column }) => $column && 'justify-content: center;'}
  }
`;

const End = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  width: 100%;
`;
