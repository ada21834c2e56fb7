import { ActionMenu, Button, ButtonLink, Heading, ReorderList, Row, Stack, Text } from '@atlas/ui';
import { routePath } from '@atlas/domain/navigation';
import type { ReactNode } from 'react';

interface Listed {
  readonly databaseId: number;
  readonly name: string;
}

interface UnitLessonsProps<Lesson extends Listed> {
  courseId: number;
  unit: Listed;
  /** All units of the course, in order. */
  units: readonly Listed[];
  lessons: readonly Lesson[];
  mayAddLessons: boolean;
  mayEditLessons: boolean;
  onReorder: (lessons: readonly Lesson[]) => void;
  /** Called with another unit, to which the lesson moves. */
  onMove: (lesson: Lesson, to: Listed) => void;
  onEdit: () => void;
  /** The content of a lesson's row. */
  children: (lesson: Lesson) => ReactNode;
}

/**
 * A unit with its lessons, which move within it and to other units, and buttons to edit it and to
 * add a lesson.
 */
export function UnitLessons<Lesson extends Listed>({
  courseId,
  unit,
  units,
  lessons,
  mayAddLessons,
  mayEditLessons,
  onReorder,
  onMove,
  onEdit,
  children,
}: UnitLessonsProps<Lesson>) {
  const titleId = `unit-${unit.databaseId}`;
  const numbered = units.map((one, index) => ({ ...one, title: `${index + 1}. ${one.name}` }));
  const rows = lessons.map((lesson) => ({ id: String(lesson.databaseId), label: lesson.name, lesson }));
  const actionsOf = (lesson: Lesson) => [
    ...(mayEditLessons ? [{ label: 'Edit lesson', href: routePath('editLesson', { id: lesson.databaseId }) }] : []),
    ...numbered
      .filter(({ databaseId }) => databaseId !== unit.databaseId)
      .map((to) => ({ label: `Move to ${to.title}`, onSelect: () => onMove(lesson, to) })),
  ];
  return (
    <Stack gap={3} as="section" aria-labelledby={titleId}>
      <Row justify="between" gap={2} wrap>
        <Heading level={2} size="subheading" id={titleId}>
          {numbered.find(({ databaseId }) => databaseId === unit.databaseId)?.title}
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
        <ReorderList
          label={`Lessons of ${unit.name}`}
          items={rows}
          onReorder={(next) => onReorder(next.map(({ lesson }) => lesson))}
          actions={({ lesson, label }) => <ActionMenu label={`Actions for ${label}`} actions={actionsOf(lesson)} />}
        >
          {({ lesson }) => children(lesson)}
        </ReorderList>
      )}
    </Stack>
  );
}
