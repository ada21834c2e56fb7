import { Card, Heading, ProgressBar, Stack, Text } from '@atlas/ui';
import { graphql, useFragment } from 'react-relay/hooks';
import type { HomeProgress_viewer$key } from './__generated__/HomeProgress_viewer.graphql.ts';

/** How far the learner is in everything that is theirs. */
export function HomeProgress({ viewer: key }: { viewer: HomeProgress_viewer$key }) {
  const { learning } = useFragment(
    graphql`
      fragment HomeProgress_viewer on Viewer {
        learning {
          finishedLessons
          totalLessons
          finishedCourses
          totalCourses
        }
      }
    `,
    key,
  );
  const { finishedLessons, totalLessons, finishedCourses, totalCourses } = learning;
  const percent = totalLessons === 0 ? 0 : Math.floor((finishedLessons * 100) / totalLessons);
  return (
    <Card as="section" aria-labelledby="home-progress">
      <Stack gap={3}>
        <Stack gap={1}>
          <Text size={14} tone="muted" weight="label">
            Your progress
          </Text>
          <Heading level={2} size="heading" id="home-progress">
            {finishedLessons} of {totalLessons} lessons
          </Heading>
        </Stack>
        <Stack gap={2}>
          <ProgressBar label="All lessons" percent={percent} />
          <Text size={14} tone="muted" numeric>
            {finishedCourses} of {totalCourses} courses completed
          </Text>
        </Stack>
      </Stack>
    </Card>
  );
}
