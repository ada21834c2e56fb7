import { Card, FactList, Heading, ProgressBar, Stack, Text } from '@atlas/ui';
import { courseProgress, lessonCountText } from '@atlas/domain/courses';
import { graphql, useFragment } from 'react-relay/hooks';
import type { HomeProgress_viewer$key } from './__generated__/HomeProgress_viewer.graphql.ts';

/** The learner's progress across all their courses. */
export function HomeProgress({ viewer: key }: { viewer: HomeProgress_viewer$key }) {
  const { learning } = useFragment(
    graphql`
      fragment HomeProgress_viewer on Viewer {
        learning {
          finishedLessons
          totalLessons
          finishedCourses
          totalCourses
          openCourses
        }
      }
    `,
    key,
  );
  const { finishedLessons, totalLessons, finishedCourses, totalCourses, openCourses } = learning;
  const lessons = lessonCountText(finishedLessons, totalLessons);
  const { percent } = courseProgress(finishedLessons, totalLessons);
  return (
    <Card as="section" aria-labelledby="home-progress">
      <Stack gap={3}>
        <Stack gap={1}>
          <Text size={14} tone="muted" weight="label">
            Your progress
          </Text>
          <Heading level={2} size="heading" id="home-progress">
            {lessons}
          </Heading>
        </Stack>
        {totalLessons > 0 && <ProgressBar label="All lessons" percent={percent} valueText={lessons} />}
        <FactList
          facts={[
            { label: 'Courses completed', value: `${finishedCourses} of ${totalCourses}` },
            { label: 'Open to you now', value: `${openCourses} of ${totalCourses}` },
          ]}
        />
      </Stack>
    </Card>
  );
}
