import { ButtonLink, Drawer, EmptyState, ErrorState, Skeleton, SkeletonGroup, Stack, StageSummary, Text } from '@atlas/ui';
import { STAGE_BLOCKER, xpAmount } from '@atlas/domain/journey';
import { routePath } from '@atlas/domain/navigation';
import { useState } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { QueryOnOpen } from '../../routing/QueryOnOpen.tsx';
import { ChimeSwitch } from './ChimeSwitch.tsx';
import { StageTasks } from './StageTasks.tsx';
import ProgressQuery from './__generated__/ProgressDrawerQuery$parameters.ts';
import type { ProgressDrawerQuery } from './__generated__/ProgressDrawerQuery.graphql.ts';

/**
 * A member's stage, points, tasks and next stage, in a drawer next to any page.
 * @spec 1 §2.9
 */
export const ProgressDrawer = ({ onClose }: { onClose: () => void }) => (
  <Drawer open onClose={onClose} title="My progress">
    <QueryOnOpen<ProgressDrawerQuery>
      query={ProgressQuery}
      variables={{}}
      loading={<Shape />}
      failed={(retry) => <ErrorState title="Your progress could not be loaded." onRetry={retry} />}
    >
      {(queryRef) => <Progress queryRef={queryRef} />}
    </QueryOnOpen>
  </Drawer>
);

const Shape = () => (
  <SkeletonGroup>
    <Stack gap={5}>
      <Skeleton shape="title" width="half" />
      <Skeleton width="wide" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Stack>
  </SkeletonGroup>
);

function Progress({ queryRef }: { queryRef: PreloadedQuery<ProgressDrawerQuery> }) {
  const { viewer } = usePreloadedQuery<ProgressDrawerQuery>(
    graphql`
      query ProgressDrawerQuery @preloadable {
        viewer {
          myStage {
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
            ...StageTasks_progress
          }
        }
      }
    `,
    queryRef,
  );
  const [hasTicked, setHasTicked] = useState(false);
  const { myStage } = viewer;
  const { stage, nextStage, stageTasks, remainingTasksCount, points } = myStage;
  if (!stage) return <NoStage />;
  return (
    <Stack gap={6}>
      <StageSummary
        layout="row"
        title={stage.name}
        eyebrow={`Stage ${stage.number}`}
        done={stageTasks.length - remainingTasksCount}
        total={stageTasks.length}
        xp={xpAmount(points)}
        filling={hasTicked}
      />
      <StageTasks compact progress={myStage} onTicked={() => setHasTicked(true)} />
      <Text tone="muted">
        {nextStage ? `Next: stage ${nextStage.number}, ${nextStage.name}.` : 'This is the last stage of the journey.'}
      </Text>
      <ButtonLink block href={routePath('viewStage')}>
        Open My Stage
      </ButtonLink>
      <ChimeSwitch />
    </Stack>
  );
}

/** The empty state. My Stage shows the same and links to the form. */
const NoStage = () => (
  <EmptyState
    title={STAGE_BLOCKER.title}
    text={STAGE_BLOCKER.text}
    action={<ButtonLink href={routePath('viewStage')}>Open My Stage</ButtonLink>}
  />
);
