import { Button, Row, StageSummary, Text } from '@atlas/ui';
import { xpAmount } from '@atlas/domain/journey';
import { Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { lazyPart } from '../../routing/lazyPart.ts';
import { AskToMoveUp } from './AskToMoveUp.tsx';
import type { StageCard_progress$key } from './__generated__/StageCard_progress.graphql.ts';

// Each loads with its first press.
const XpHistoryDrawer = lazyPart('XpHistoryDrawer', async () => (await import('./XpHistoryDrawer.tsx')).XpHistoryDrawer);
const PointsModal = lazyPart('PointsModal', async () => (await import('./PointsModal.tsx')).PointsModal);
const StagesModal = lazyPart('StagesModal', async () => (await import('./StagesModal.tsx')).StagesModal);

/** A summary of the stage, with its explanations and the request to move up. */
export function StageCard({ progress: key }: { progress: StageCard_progress$key }) {
  const progress = useFragment(
    graphql`
      fragment StageCard_progress on UserStageProgress {
        points
        remainingTasksCount
        stage {
          number
          name
        }
        nextStage {
          number
          name
        }
        stageTasks {
          __typename
        }
        ...AskToMoveUp_progress
      }
    `,
    key,
  );
  const [opened, setOpened] = useState<'history' | 'points' | 'stages' | null>(null);
  const close = () => setOpened(null);
  const { stage, nextStage, stageTasks, remainingTasksCount, points } = progress;
  const total = stageTasks.length;
  return (
    <>
      <StageSummary
        title={stage?.name ?? ''}
        eyebrow={stage ? `Stage ${stage.number}` : undefined}
        done={total - remainingTasksCount}
        total={total}
        xp={xpAmount(points)}
        links={
          <Button variant="quiet" onClick={() => setOpened('history')}>
            XP history
          </Button>
        }
      >
        <AskToMoveUp progress={progress} />
        <Text size={14} tone="muted">
          {nextStage ? `Next: stage ${nextStage.number}, ${nextStage.name}.` : 'This is the last stage of the journey.'}
        </Text>
        <Row justify="between" wrap gap={1}>
          <Button variant="quiet" onClick={() => setOpened('points')}>
            How you earn XP
          </Button>
          <Button variant="quiet" onClick={() => setOpened('stages')}>
            See all stages
          </Button>
        </Row>
      </StageSummary>
      <Suspense>
        {opened === 'history' && <XpHistoryDrawer onClose={close} />}
        {opened === 'points' && <PointsModal onClose={close} />}
        {opened === 'stages' && <StagesModal onClose={close} />}
      </Suspense>
    </>
  );
}
