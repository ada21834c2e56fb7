import { ButtonLink, Card, Divider, Heading, ProgressRing, Row, Stack, Text, XpChip } from '@atlas/ui';
import { NO_TASKS_LEFT, taskCountText, xpAmount } from '@atlas/domain/journey';
import { routePath } from '@atlas/domain/navigation';
import { graphql, useFragment } from 'react-relay/hooks';
import type { HomeStage_progress$key } from './__generated__/HomeStage_progress.graphql.ts';

/** The member's stage: how far they are, and the next task. Renders nothing without a stage. */
export function HomeStage({ progress: key }: { progress: HomeStage_progress$key }) {
  const { points, stage, nextStage, stageTasks, remainingTasks } = useFragment(
    graphql`
      fragment HomeStage_progress on UserStageProgress {
        points
        stage {
          number
          name
        }
        nextStage {
          number
        }
        stageTasks {
          __typename
        }
        remainingTasks {
          title
          points
          hasEarned
        }
      }
    `,
    key,
  );
  if (!stage) return null;
  const [total, left] = [stageTasks.length, remainingTasks.length];
  const [next] = remainingTasks;
  return (
    <Card as="section" aria-labelledby="home-stage">
      <Stack gap={4}>
        <Row gap={4} wrap>
          {total > 0 && (
            <ProgressRing
              done={total - left}
              total={total}
              label={`${total - left} of ${total} tasks done`}
              figure={total - left}
              caption={`of ${total} ${total === 1 ? 'task' : 'tasks'}`}
            />
          )}
          <Stack gap={1} grow>
            <Text size={14} tone="muted" weight="label">
              Stage {stage.number}
            </Text>
            <Heading level={2} size="subheading" id="home-stage">
              {stage.name}
            </Heading>
            <Row gap={2} wrap>
              <XpChip amount={xpAmount(points)} kind="total" />
              {left > 0 && (
                <Text as="span" size={14} tone="muted">
                  {taskCountText(left)}
                  {nextStage && ` before stage ${nextStage.number}`}
                </Text>
              )}
            </Row>
          </Stack>
        </Row>
        {total > 0 && <Divider />}
        {next && (
          <Row justify="between">
            <Stack gap={1}>
              <Text size={14} tone="muted">
                Next task
              </Text>
              <Text weight="label">{next.title}</Text>
            </Stack>
            {!next.hasEarned && <XpChip amount={xpAmount(next.points, { signed: true })} />}
          </Row>
        )}
        {!next && total > 0 && <Text tone="muted">{NO_TASKS_LEFT}</Text>}
        <Row>
          <ButtonLink href={routePath('viewStage')}>Open My Stage</ButtonLink>
        </Row>
      </Stack>
    </Card>
  );
}
