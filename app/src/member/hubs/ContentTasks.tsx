import { ButtonLink, Card, EmptyState, Heading, Row, Stack, StatusBadge, Text, Vignette } from '@atlas/ui';
import { pointsText } from '@atlas/domain/journey';
import { routePath } from '@atlas/domain/navigation';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ContentTasks_viewer$key } from './__generated__/ContentTasks_viewer.graphql.ts';

/** The tasks of the member's stage. They are finished on the page of the stage. */
export function ContentTasks({ viewer: key }: { viewer: ContentTasks_viewer$key }) {
  const { myStage } = useFragment(
    graphql`
      fragment ContentTasks_viewer on Viewer {
        myStage {
          stage {
            name
          }
          stageTasks {
            databaseId
            title
            points
          }
          remainingTasks {
            databaseId
          }
        }
      }
    `,
    key,
  );
  const { stage, stageTasks, remainingTasks } = myStage;
  const toDo = new Set(remainingTasks.map(({ databaseId }) => databaseId));
  const toStage = (
    <ButtonLink href={routePath('viewStage')} variant="primary">
      Open My Stage
    </ButtonLink>
  );
  if (stageTasks.length === 0) {
    return (
      <EmptyState
        vignette={<Vignette of="done" />}
        title={stage ? 'This stage has no tasks' : 'You are not in a stage yet'}
        text="Tasks appear here once your stage has some."
        action={toStage}
      />
    );
  }
  return (
    <Stack gap={5}>
      <Row justify="between" wrap>
        <Heading level={2} size="subheading">
          {stage?.name ?? 'Tasks'}
        </Heading>
        {toStage}
      </Row>
      <Stack gap={2} as="ul" aria-label="Tasks">
        {stageTasks.map(({ databaseId: id, title, points }) => (
          <Card key={id} as="li">
            <Row justify="between" wrap>
              <Stack gap={1}>
                <Text weight="label">{title}</Text>
                <Text size={14} tone="muted" numeric>
                  {pointsText(points)}
                </Text>
              </Stack>
              {!toDo.has(id) && <StatusBadge tone="success" text="Finished" />}
            </Row>
          </Card>
        ))}
      </Stack>
    </Stack>
  );
}
