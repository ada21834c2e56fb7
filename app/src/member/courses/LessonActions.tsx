import { Button, ButtonLink, StickyActions, VisuallyHidden } from '@atlas/ui';
import { COMPLETION_RULE } from '@atlas/domain/courses';
import { routePath } from '@atlas/domain/navigation';
import Check from 'lucide-react/icons/check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { LessonActions_lesson$key } from './__generated__/LessonActions_lesson.graphql.ts';
import { useFinishLesson } from './useFinishLesson.ts';
import { useUnfinishLesson } from './useUnfinishLesson.ts';

const FINISHED = 'You finished this lesson.';

/** The actions for a lesson: mark it as done, then continue. Marking it can be undone. */
export function LessonActions({ lesson: key }: { lesson: LessonActions_lesson$key }) {
  const lesson = useFragment(
    graphql`
      fragment LessonActions_lesson on Lesson {
        id
        databaseId
        isFinished
        next {
          databaseId
        }
        course {
          databaseId
        }
      }
    `,
    key,
  );
  const [finish, isFinishing] = useFinishLesson({ id: lesson.id, databaseId: lesson.databaseId });
  const [unfinish, isUnfinishing] = useUnfinishLesson({ id: lesson.id, databaseId: lesson.databaseId });
  const [wasFinished] = useState(lesson.isFinished);
  const [hasPressed, setPressed] = useState(false);
  const primary = useRef<HTMLAnchorElement & HTMLButtonElement>(null);
  useEffect(() => {
    // The pressed button is gone, and the focus with it.
    if (hasPressed && document.activeElement === document.body) primary.current?.focus({ preventScroll: true });
  }, [hasPressed, lesson.isFinished]);
  const press = (change: () => void) => () => {
    setPressed(true);
    change();
  };
  const announcement = lesson.isFinished ? (wasFinished && !hasPressed ? '' : FINISHED) : hasPressed ? 'This lesson is not finished.' : '';
  const { databaseId: courseId } = lesson.course;
  const onward = lesson.next
    ? { href: routePath('viewLesson', { courseId, lessonId: lesson.next.databaseId }), text: 'Next lesson', short: 'Next' }
    : { href: routePath('viewCourse', { id: courseId }), text: 'Back to the course', short: 'Course' };
  return (
    <>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {lesson.isFinished ? (
        <StickyActions
          scope="always"
          note={FINISHED}
          primary={
            <ButtonLink ref={primary} variant="primary" block href={onward.href} iconEnd={ChevronRight}>
              {onward.text}
            </ButtonLink>
          }
          secondary={
            <Button variant="secondary" iconStart={RotateCcw} loading={isUnfinishing} onClick={press(unfinish)}>
              Undo
            </Button>
          }
        />
      ) : (
        <StickyActions
          scope="always"
          note={COMPLETION_RULE}
          primary={
            <Button ref={primary} variant="primary" block iconStart={Check} loading={isFinishing} onClick={press(finish)}>
              Mark as done
            </Button>
          }
          secondary={
            <ButtonLink variant="secondary" href={onward.href} iconEnd={ChevronRight}>
              {onward.short}
            </ButtonLink>
          }
        />
      )}
    </>
  );
}
