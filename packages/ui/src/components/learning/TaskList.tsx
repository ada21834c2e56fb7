import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { TaskRow } from './TaskRow.tsx';
import type { TaskRowProps } from './TaskRow.tsx';

export interface TaskItem extends TaskRowProps {
  readonly id: number | string;
}

export interface TaskListProps {
  tasks: readonly TaskItem[];
  /** The id of the heading above it. */
  labelledBy?: string | undefined;
  /** `card` for what is to be done; `plain` for what is done, and inside a Drawer. */
  surface?: 'card' | 'plain' | undefined;
}

/** The tasks of a stage, to be done or done, in their order. */
export const TaskList = ({ tasks, labelledBy, surface = 'card' }: TaskListProps) => (
  <Root aria-labelledby={labelledBy} $card={surface === 'card'}>
    {tasks.map(({ id, ...task }) => (
      <li key={id}>
        <TaskRow {...task} />
      </li>
    ))}
  </Root>
);

const Root = styled.ul<{ $card: boolean }>`
  ${({ $card }) =>
    $card &&
    `
    border: var(--border) solid var(--line);
    border-radius: var(--radius-card);
    background: var(--surface);
  `}
  > li + li {
    border-top: var(--border) solid var(--line);
  }
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`;
