import { Button, CelebrationSheet } from '@atlas/ui';
import { taskCountText } from '@atlas/domain/journey';

interface LevelUpProps {
  stage: { readonly number: number; readonly name: string };
  /** The number of stages in the journey. */
  stageCount: number;
  remainingTasksCount: number;
  onClose: () => void;
}

/** Celebrates the move to a new stage, once. */
export function LevelUp({ stage, stageCount, remainingTasksCount, onClose }: LevelUpProps) {
  const done = stage.number - 1;
  return (
    <CelebrationSheet
      onClose={onClose}
      title={`You moved up to stage ${stage.number}`}
      ring={{ done, total: stageCount, label: `${done} of ${stageCount} stages done`, figure: done, caption: `of ${stageCount} stages` }}
      subject={stage.name}
      text={`You completed stage ${done}. ${taskCountText(remainingTasksCount)} in this one.`}
      actions={
        <Button variant="primary" onClick={onClose}>
          See your tasks
        </Button>
      }
    />
  );
}
