import { type DataColumn, DataTable, Heading, RowTitle, Stack, StatusBadge, Text } from '@atlas/ui';
import { durationText, LESSON_TYPES } from '@atlas/domain/courses';
import { routePath } from '@atlas/domain/navigation';
import { PublishedCell } from '../shared/publishing/PublishedCell.tsx';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CourseOutline_course$data, CourseOutline_course$key } from './__generated__/CourseOutline_course.graphql.ts';

type Lesson = CourseOutline_course$data['units'][number]['lessons'][number];

const COLUMNS: readonly DataColumn<Lesson>[] = [
  {
    id: 'name',
    header: 'Lesson',
    cell: ({ databaseId, name }) => <RowTitle href={routePath('lesson', { id: databaseId })}>{name}</RowTitle>,
  },
  {
    id: 'published',
    header: 'Published',
    width: 'short',
    card: 'meta',
    cell: (lesson) => (lesson.gap == null ? <PublishedCell item={lesson} /> : <StatusBadge tone="warning" text={lesson.gap} />),
  },
  {
    id: 'type',
    header: 'Type',
    width: 'short',
    card: 'meta',
    cell: ({ type }) => LESSON_TYPES.find(({ key }) => key === type)?.label,
  },
  {
    id: 'length',
    header: 'Length',
    width: 'short',
    align: 'end',
    card: 'aside',
    cell: ({ durationSeconds }) => durationText(durationSeconds),
  },
];

/** The units of a course and their lessons, each with a link to its page. */
export function CourseOutline({ course: key }: { course: CourseOutline_course$key }) {
  const { units } = useFragment(
    graphql`
      fragment CourseOutline_course on Course {
        units {
          id
          name
          shortDescription
          lessons {
            id
            databaseId
            name
            type
            durationSeconds
            ...PublishedCell_item
            gap
          }
        }
      }
    `,
    key,
  );
  return units.map((unit, index) => (
    <Stack key={unit.id} gap={3} as="section" aria-labelledby={`unit-${unit.id}`}>
      <Stack gap={1}>
        <Heading level={2} size="subheading" id={`unit-${unit.id}`}>
          {index + 1}. {unit.name}
        </Heading>
        {unit.shortDescription !== '' && (
          <Text size={14} tone="muted">
            {unit.shortDescription}
          </Text>
        )}
      </Stack>
      {unit.lessons.length === 0 ? (
        <Text size={14} tone="muted">
          No lessons yet.
        </Text>
      ) : (
        <DataTable label={`Lessons of ${unit.name}`} columns={COLUMNS} rows={unit.lessons} rowKey={({ id }) => id} />
      )}
    </Stack>
  ));
}
