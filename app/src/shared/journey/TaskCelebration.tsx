import { Button, CelebrationSheet } from '@atlas/ui';
import { NO_TASKS_LEFT, pointsText, taskCountText } from '@atlas/domain/journey';

interface TaskCelebrationProps {
  task: { readonly title: string; readonly points: number; readonly hasEarned: boolean };
  done: number;
  total: number;
  /** The next open task; null after the last one. */
  next: { readonly title: string } | null;
  onNext: () => void;
  /** Absent once the task has evidence. */
  onAddEvidence: (() => void) | undefined;
  onClose: () => void;
}

/** Celebrates a finished task in a sheet whose button is the next task. */
export const TaskCelebration = ({ task, done, total, next, onNext, onAddEvidence, onClose }: TaskCelebrationProps) => (
  <CelebrationSheet
    onClose={onClose}
    title={task.hasEarned ? 'Done!' : `Done! You earned ${pointsText(task.points)}`}
    ring={{
      done,
      total,
      label: `${done} of ${total} tasks done`,
      figure: done,
      caption: `of ${total} ${total === 1 ? 'task' : 'tasks'}`,
    }}
    subject={task.title}
    text={next ? `${taskCountText(total - done)}. Next: ${next.title}` : NO_TASKS_LEFT}
    actions={
      <>
        {onAddEvidence && <Button onClick={onAddEvidence}>Add evidence</Button>}
        <Button variant="primary" onClick={onNext}>
          {next ? 'Next task' : 'See what comes next'}
        </Button>
      </>
    }
  />
);
