import { UnitSection } from '@atlas/ui';
import { durationText, finishedCountText } from '@atlas/domain/courses';
import { routePath } from '@atlas/domain/navigation';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CourseUnits_course$key } from './__generated__/CourseUnits_course.graphql.ts';

/**
 * The units of a course with their lessons. A locked course still lists its lessons; the page gives
 * the reason.
 */
export function CourseUnits({ course: key }: { course: CourseUnits_course$key }) {
  const course = useFragment(
    graphql`
      fragment CourseUnits_course on Course {
        databaseId
        lock {
          __typename
        }
        nextLesson {
          id
        }
        units {
          id
          name
          lessons {
            id
            databaseId
            name
            durationSeconds
            isFinished
          }
        }
      }
    `,
    key,
  );
  const stateOf = (lesson: { id: string; isFinished: boolean }): 'done' | 'now' | 'open' | 'locked' =>
    course.lock ? 'locked' : lesson.id === course.nextLesson?.id ? 'now' : lesson.isFinished ? 'done' : 'open';
  return course.units.map((unit, index) => (
    <UnitSection
      key={unit.id}
      title={`${index + 1}. ${unit.name}`}
      summary={finishedCountText(unit.lessons.filter((lesson) => lesson.isFinished).length, unit.lessons.length)}
      lessons={unit.lessons.map((lesson) => ({
        id: lesson.id,
        state: stateOf(lesson),
        name: lesson.name,
        meta: durationText(lesson.durationSeconds),
        href: course.lock ? undefined : routePath('viewLesson', { courseId: course.databaseId, lessonId: lesson.databaseId }),
      }))}
    />
  ));
}
