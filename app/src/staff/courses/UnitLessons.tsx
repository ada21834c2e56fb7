import { Button, ButtonLink, Heading, Link, ReorderList, Row, Stack, Text } from '@atlas/ui';
import { routePath } from '@atlas/domain/navigation';

interface Listed {
  databaseId: number;
  name: string;
}

interface UnitLessonsProps<Lesson extends Listed> {
  courseId: number;
  unit: Listed;
  /** Position of the unit in the course, from 1. */
  number: number;
  lessons: readonly Lesson[];
  mayAddLessons: boolean;
  onReorder: (lessons: readonly Lesson[]) => void;
  onEdit: () => void;
}

/** A unit with its reorderable lessons, and buttons to edit it and to add a lesson. */
export function UnitLessons<Lesson extends Listed>({
  courseId,
  unit,
  number,
  lessons,
  mayAddLessons,
  onReorder,
  onEdit,
}: UnitLessonsProps<Lesson>) {
  const titleId = `unit-${unit.databaseId}`;
  const rows = lessons.map((lesson) => ({ ...lesson, id: String(lesson.databaseId), label: lesson.name }));
  return (
    <Stack gap={3} as="section" aria-labelledby={titleId}>
      <Row justify="between" gap={2} wrap>
        <Heading level={2} size="subheading" id={titleId}>
          {number}. {unit.name}
        </Heading>
        <Row gap={2}>
          <Button size="dense" aria-label={`Edit unit ${unit.name}`} onClick={onEdit}>
            Edit unit
          </Button>
          {mayAddLessons && (
            <ButtonLink
              href={routePath('newLesson', { courseId, unitId: unit.databaseId })}
              size="dense"
              label={`Add lesson to ${unit.name}`}
            >
              Add lesson
            </ButtonLink>
          )}
        </Row>
      </Row>
      {rows.length === 0 ? (
        <Text size={14} tone="muted">
          No lessons yet.
        </Text>
      ) : (
        <ReorderList label={`Lessons of ${unit.name}`} items={rows} onReorder={onReorder}>
          {(lesson) => (
            <Link href={routePath('lesson', { id: lesson.databaseId })} tone="quiet">
              {lesson.name}
            </Link>
          )}
        </ReorderList>
      )}
    </Stack>
  );
}
