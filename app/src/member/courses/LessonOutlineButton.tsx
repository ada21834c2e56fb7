import { IconButton } from '@atlas/ui';
import { durationText } from '@atlas/domain/courses';
import { routePath } from '@atlas/domain/navigation';
import List from 'lucide-react/icons/list';
import { Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { lazyPart } from '../../routing/lazyPart.ts';
import type { LessonOutlineButton_course$key } from './__generated__/LessonOutlineButton_course.graphql.ts';

// Loads with the first press.
const LessonOutlineDrawer = lazyPart('LessonOutlineDrawer', async () => (await import('./LessonOutlineDrawer.tsx')).LessonOutlineDrawer);

/** Opens a drawer with all lessons of the course, from within a lesson. */
export function LessonOutlineButton({ course: key, currentId }: { course: LessonOutlineButton_course$key; currentId: number }) {
  const course = useFragment(
    graphql`
      fragment LessonOutlineButton_course on Course {
        databaseId
        name
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
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton icon={List} label="All lessons" onClick={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <LessonOutlineDrawer
            title={course.name}
            onClose={() => setOpen(false)}
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
        </Suspense>
      )}
    </>
  );
}
