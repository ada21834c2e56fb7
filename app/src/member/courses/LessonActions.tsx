import { Button, ButtonLink, Icon, Row, StickyActions, Text, VisuallyHidden } from '@atlas/ui';
import { routePath } from '@atlas/domain/navigation';
import Check from 'lucide-react/icons/check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { LessonActions_lesson$key } from './__generated__/LessonActions_lesson.graphql.ts';
import { LessonRule } from './LessonRule.tsx';
import { useFinishLesson } from './useFinishLesson.ts';
import { useUnfinishLesson } from './useUnfinishLesson.ts';

const FINISHED = 'You finished this lesson.';

/** Undo appears where "Mark as done" was, so the second tap of a double tap must not reach it. */
const DOUBLE_TAP_MS = 600;

/**
 * The actions for a lesson: mark it as done, then continue. Marking it can be undone. The link to
 * the next lesson keeps its place, so that it never appears under the finger that tapped.
 */
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
        ...LessonRule_lesson
      }
    `,
    key,
  );
  const [finish, isFinishing] = useFinishLesson({ id: lesson.id, databaseId: lesson.databaseId });
  const [unfinish, isUnfinishing] = useUnfinishLesson({ id: lesson.id, databaseId: lesson.databaseId });
  const [wasFinished] = useState(lesson.isFinished);
  const [hasPressed, setPressed] = useState(false);
  const [isSettling, setSettling] = useState(false);
  const primary = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The pressed button is gone, and the focus with it.
    if (hasPressed && document.activeElement === document.body) primary.current?.focus({ preventScroll: true });
  }, [hasPressed, lesson.isFinished]);
  useEffect(() => {
    if (!isSettling) return undefined;
    const timer = setTimeout(() => setSettling(false), DOUBLE_TAP_MS);
    return () => clearTimeout(timer);
  }, [isSettling]);
  const press = (change: () => void) => () => {
    setPressed(true);
    setSettling(true);
    change();
  };
  const announcement = lesson.isFinished ? (wasFinished && !hasPressed ? '' : FINISHED) : hasPressed ? 'This lesson is not finished.' : '';
  const { databaseId: courseId } = lesson.course;
  const onward = lesson.next
    ? { href: routePath('viewLesson', { courseId, lessonId: lesson.next.databaseId }), text: 'Next', label: 'Next lesson' }
    : { href: routePath('viewCourse', { id: courseId }), text: 'Course', label: 'Back to the course' };
  return (
    <>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <StickyActions
        scope="always"
        note={lesson.isFinished ? undefined : <LessonRule lesson={lesson} />}
        primary={
          lesson.isFinished ? (
            <Row justify="between" gap={2}>
              <Row as="span" gap={2}>
                <Icon icon={Check} tone="success" />
                <Text as="span" weight="label" tone="success" numeric>
                  <LessonRule lesson={lesson} />
                </Text>
              </Row>
              <Text as="span" nowrap>
                <Button
                  ref={primary}
                  variant="quiet"
                  waiting={isSettling || isFinishing}
                  loading={isUnfinishing}
                  loadingText="Undoing"
                  onClick={press(unfinish)}
                >
                  Undo
                </Button>
              </Text>
            </Row>
          ) : (
            <Button ref={primary} variant="primary" block iconStart={Check} loading={isFinishing} onClick={press(finish)}>
              Mark as done
            </Button>
          )
        }
        secondary={
          <ButtonLink variant={lesson.isFinished ? 'primary' : 'secondary'} href={onward.href} iconEnd={ChevronRight} label={onward.label}>
            {onward.text}
          </ButtonLink>
        }
      />
    </>
  );
}
