import { Badge, CourseCard } from '@atlas/ui';
import { routePath } from '@atlas/domain/navigation';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CourseListItem_course$key } from './__generated__/CourseListItem_course.graphql.ts';
import { useCourseProgressText } from './CourseProgressText.ts';

/** A course in a list, with the learner's progress or the reason why it is locked. */
export function CourseListItem({ course: key }: { course: CourseListItem_course$key }) {
  const course = useFragment(
    graphql`
      fragment CourseListItem_course on Course {
        databaseId
        name
        shortDescription
        coverUrl
        lock {
          label
        }
        ...CourseProgressText_course
      }
    `,
    key,
  );
  const progress = useCourseProgressText(course);
  return (
    <CourseCard
      coverId={course.databaseId}
      picture={course.coverUrl}
      href={routePath('viewCourse', { id: course.databaseId })}
      name={course.name}
      description={course.shortDescription}
      locked={course.lock ? { reason: course.lock.label } : undefined}
      progress={course.lock ? undefined : progress}
      badge={!course.lock && progress.percent === 100 ? <Badge tone="success">Completed</Badge> : undefined}
    />
  );
}
