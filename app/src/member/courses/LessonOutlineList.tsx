import { LessonOutline } from '@atlas/ui';
import { durationText } from '@atlas/domain/courses';
import { routePath } from '@atlas/domain/navigation';
import { graphql, useFragment } from 'react-relay/hooks';
import type { LessonOutlineList_course$key } from './__generated__/LessonOutlineList_course.graphql.ts';

export interface LessonOutlineListProps {
  course: LessonOutlineList_course$key;
  /** The lesson that is open. */
  currentId: number;
  /** In the column next to the lesson. */
  isBeside?: boolean;
}

/** All lessons of a course by unit, with the current one marked. */
export function LessonOutlineList({ course: key, currentId, isBeside = false }: LessonOutlineListProps) {
  const course = useFragment(
    graphql`
      fragment LessonOutlineList_course on Course {
        databaseId
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
  return (
    <LessonOutline
      isBeside={isBeside}
      units={course.units.map((unit, index) => ({
        id: unit.id,
        title: `${index + 1}. ${unit.name}`,
        lessons: unit.lessons.map((lesson) => ({
          id: lesson.id,
          name: lesson.name,
          meta: durationText(lesson.durationSeconds),
          href: routePath('viewLesson', { courseId: course.databaseId, lessonId: lesson.databaseId }),
          state: lesson.isFinished ? 'done' : 'open',
          current: lesson.databaseId === currentId,
        })),
      }))}
    />
  );
}
