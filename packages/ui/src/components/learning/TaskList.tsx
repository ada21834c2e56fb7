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
  /** `card` for open tasks; `plain` for finished tasks, and inside a Drawer. */
  surface?: 'card' | 'plain' | undefined;
}

/** The open or finished tasks of a stage, in order. */
export const TaskList = ({ tasks, labelledBy, surface = 'card' }: TaskListProps) => (
  <Root aria-labelledby={labelledBy} $card={surface === 'card'}>
    {tasks.map(({ id, ...task }) => (
      <li key={id} data-task={id} tabIndex={-1}>
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
