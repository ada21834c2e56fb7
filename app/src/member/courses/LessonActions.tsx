import { Button, ButtonLink, StickyActions } from '@atlas/ui';
import { COMPLETION_RULE } from '@atlas/domain/courses';
import { routePath } from '@atlas/domain/navigation';
import Check from 'lucide-react/icons/check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { graphql, useFragment } from 'react-relay/hooks';
import type { LessonActions_lesson$key } from './__generated__/LessonActions_lesson.graphql.ts';
import { useFinishLesson } from './useFinishLesson.ts';
import { useUnfinishLesson } from './useUnfinishLesson.ts';

/** What to do with the lesson now: mark it as done, then go on. Done can be taken back. */
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
  const { databaseId: courseId } = lesson.course;
  const onward = lesson.next
    ? { href: routePath('viewLesson', { courseId, lessonId: lesson.next.databaseId }), text: 'Next lesson', short: 'Next' }
    : { href: routePath('viewCourse', { id: courseId }), text: 'Back to the course', short: 'Course' };
  if (lesson.isFinished) {
    return (
      <StickyActions
        scope="always"
        note="You finished this lesson."
        primary={
          <ButtonLink variant="primary" block href={onward.href} iconEnd={ChevronRight}>
            {onward.text}
          </ButtonLink>
        }
        secondary={
          <Button variant="secondary" iconStart={RotateCcw} loading={isUnfinishing} onClick={unfinish}>
            Undo
          </Button>
        }
      />
    );
  }
  return (
    <StickyActions
      scope="always"
      note={COMPLETION_RULE}
      primary={
        <Button variant="primary" block iconStart={Check} loading={isFinishing} onClick={finish}>
          Mark as done
        </Button>
      }
      secondary={
        <ButtonLink variant="secondary" href={onward.href} iconEnd={ChevronRight}>
          {onward.short}
        </ButtonLink>
      }
    />
  );
}
