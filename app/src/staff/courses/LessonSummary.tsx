import { Link, Row, StatusBadge, Text } from '@atlas/ui';
import { durationText, LESSON_TYPES } from '@atlas/domain/courses';
import { routePath } from '@atlas/domain/navigation';
import { graphql, useFragment } from 'react-relay/hooks';
import type { LessonSummary_lesson$key } from './__generated__/LessonSummary_lesson.graphql.ts';

/** A lesson in a list for staff: its name, type, length and state. */
export function LessonSummary({ lesson: key }: { lesson: LessonSummary_lesson$key }) {
  const { databaseId, name, type, durationSeconds, gap } = useFragment(
    graphql`
      fragment LessonSummary_lesson on Lesson {
        databaseId
        name
        type
        durationSeconds
        gap
      }
    `,
    key,
  );
  const facts = [LESSON_TYPES.find((one) => one.key === type)?.label ?? '', durationText(durationSeconds)];
  return (
    <Row gap={2} justify="between" wrap>
      <span id={`lesson-${databaseId}`} tabIndex={-1}>
        <Link href={routePath('lesson', { id: databaseId })} tone="quiet">
          {name}
        </Link>
        <Text size={14} tone="muted" numeric>
          {facts.filter((fact) => fact !== '').join(' · ')}
        </Text>
      </span>
      {gap != null && <StatusBadge tone="warning" text={gap} />}
    </Row>
  );
}
