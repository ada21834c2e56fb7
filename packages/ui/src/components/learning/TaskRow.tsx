import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { Icon } from '../../primitives/Icon.tsx';
import { Text } from '../../primitives/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { XpChip } from '../../primitives/XpChip.tsx';
import { media } from '../../tokens/media.ts';

export interface TaskRowProps {
  title: string;
  /** The points it earns, formatted with their sign ("+40"); omitted if it earns none. */
  points?: string | undefined;
  /** The next one to do: its points are mango. One per list. */
  next?: boolean | undefined;
  /** Finished: muted, with a check and its points in plain text. */
  done?: boolean | undefined;
  /**
   * Finished a moment ago and still among the open ones: ticked, in the same space. `height` is its
   * height in px before; `folding` closes the space, after which the row is removed.
   */
  ticked?: { readonly height: number; readonly folding: boolean } | undefined;
  /** Finishes the task; without it an open task shows an empty circle. */
  onFinish?: (() => void) | undefined;
  finishLabel?: string | undefined;
  /** Instructions, links and feedback. */
  children?: ReactNode;
}

/** A task with a round button that finishes it. In a TaskList. */
export function TaskRow({
  title,
  points,
  next = false,
  done = false,
  ticked,
  onFinish,
  finishLabel = 'Mark as done',
  children,
}: TaskRowProps) {
  return (
    <Root
      $done={done}
      $folding={ticked?.folding ?? false}
      style={ticked && { minHeight: ticked.height, ...(ticked.folding && { height: ticked.height }) }}
    >
      {done || ticked ? (
        <Check>
          <Icon icon={CircleCheck} size="l" />
        </Check>
      ) : onFinish ? (
        <Hit type="button" aria-label={`${finishLabel}: ${title}`} title={finishLabel} onClick={onFinish}>
          <Ring />
        </Hit>
      ) : (
        <Check>
          <Ring />
        </Check>
      )}
      <Title $done={done}>
        {title}
        {(done || ticked) && <VisuallyHidden>, finished</VisuallyHidden>}
      </Title>
      {points !== undefined && (
        <Points>
          {done ? (
            <Text as="span" size={14} tone="muted" numeric nowrap>
              {`${points}\u00a0XP`}
            </Text>
          ) : (
            <XpChip amount={points} kind={next && !ticked ? 'earn' : 'total'} />
          )}
        </Points>
      )}
      {children !== undefined && <More>{children}</More>}
    </Root>
  );
}

const fold = keyframes`
  to { height: 0; min-height: 0; padding-block: 0; opacity: 0; }
`;

const Root = styled.div<{ $done: boolean; $folding: boolean }>`
  display: grid;
  align-content: start;
  grid-template-columns: var(--touch) minmax(0, 1fr) auto;
  align-items: start;
  column-gap: var(--space-1);
  padding: ${({ $done }) => ($done ? '3px' : '10px')} var(--space-3) ${({ $done }) => ($done ? '3px' : '10px')} var(--space-1);
  ${({ $folding }) =>
    $folding &&
    css`
      overflow: hidden;
      ${media.motion} {
        animation: ${fold} var(--slow) var(--ease) forwards;
      }
    `}
`;

// Spans the title and the content below it, so that its height does not push them apart.
const Mark = `
  display: grid;
  grid-row: span 2;
  place-items: center;
  width: var(--touch);
  height: var(--touch);
`;

const Check = styled.span`
  ${Mark}
  color: var(--accent);
`;

const Ring = styled.span`
  width: 26px;
  height: 26px;
  border: 2px solid var(--line-strong);
  border-radius: 50%;
`;

const Hit = styled.button`
  ${Mark}
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  cursor: pointer;
  &:hover > span {
    border-color: var(--accent);
    background: var(--accent-surface);
  }
  &:focus-visible {
    outline-offset: calc(-1 * var(--ring));
  }
  ${media.forcedColors} {
    &:hover > span {
      border-color: Highlight;
    }
  }
`;

const Title = styled.span<{ $done: boolean }>`
  padding-top: 10px;
  color: ${({ $done }) => ($done ? 'var(--ink-muted)' : 'inherit')};
  font-weight: ${({ $done }) => ($done ? 'var(--weight-text)' : 'var(--weight-label)')};
  overflow-wrap: anywhere;
`;

const Points = styled.span`
  padding-top: 11px;
`;

const More = styled.div`
  display: grid;
  grid-column: 2 / -1;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  justify-items: start;
  padding-block: var(--space-1) 6px;
  &:empty {
    display: none;
  }
`;
