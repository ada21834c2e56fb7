import { RichText, StagePage, Stack, Stepper } from '@atlas/ui';
import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { lazyPart } from '../../routing/lazyPart.ts';
import { useRouteTitle } from '../../routing/routerContext.ts';
import { useAuth } from '../../session/authContext.ts';
import { ChimeSwitch } from '../../shared/journey/ChimeSwitch.tsx';
import { StageCard } from './StageCard.tsx';
import { StageTasks } from '../../shared/journey/StageTasks.tsx';
import { useLevelUp } from './useLevelUp.ts';
import type { MyStageScreenQuery } from './__generated__/MyStageScreenQuery.graphql.ts';

const NoStage = lazyPart('NoStage', async () => (await import('./NoStage.tsx')).NoStage);

// Loads when the member has moved up.
const LevelUp = lazyPart(
  'LevelUp',
  async () => (await import('./LevelUp.tsx')).LevelUp,
  () => null,
);

/** With more steps, their names would not fit above each other. */
const MAX_STEPS = 6;

/**
 * `/stages/my-stage`: the member's stage in the journey, their points, their tasks, and the request
 * to move up.
 * @spec 1 §2.4
 */
export function MyStageScreen({ queryRef }: { queryRef: PreloadedQuery<MyStageScreenQuery> }) {
  const { stages, viewer } = usePreloadedQuery<MyStageScreenQuery>(
    graphql`
      query MyStageScreenQuery @preloadable {
        stages {
          id
          number
          name
        }
        viewer {
          myStage {
            stage {
              id
              number
              name
              descriptionTree
            }
            remainingTasksCount
            ...StageCard_progress
            ...StageTasks_progress
          }
        }
      }
    `,
    queryRef,
  );
  const title = useRouteTitle();
  const { myStage } = viewer;
  const { stage } = myStage;
  const { currentUser } = useAuth();
  const [isNew, see] = useLevelUp(currentUser?.id ?? 0, stage?.number ?? null);
  if (!stage) return <NoStage />;
  const place = stages.findIndex(({ id }) => id === stage.id);
  return (
    <>
      <PageTitle />
      <StagePage
        title={title}
        intro={`Stage ${stage.number} of ${stages.length}. ${place < stages.length - 1 ? 'Each finished task brings you closer to the next one.' : 'It is the last one of the journey.'}`}
        steps={
          stages.length > 1 && stages.length <= MAX_STEPS ? (
            <Stepper compact label="Your journey" steps={stages.map(({ name }) => ({ title: name }))} current={place} />
          ) : undefined
        }
        summary={<StageCard progress={myStage} />}
      >
        <RichText text={stage.descriptionTree} />
        <Stack gap={6}>
          <StageTasks progress={myStage} />
          <ChimeSwitch />
        </Stack>
      </StagePage>
      {isNew && (
        <Suspense>
          <LevelUp stage={stage} stageCount={stages.length} remainingTasksCount={myStage.remainingTasksCount} onClose={see} />
        </Suspense>
      )}
    </>
  );
}
