import { Card, Heading, Link, Stack, Text } from '@atlas/ui';
import { LESSON_TYPES } from '@atlas/domain/courses';
import { routePath } from '@atlas/domain/navigation';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CourseOutline_course$key } from './__generated__/CourseOutline_course.graphql.ts';

/** The units of a course with their lessons, each leading to its page. */
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
          }
        }
      }
    `,
    key,
  );
  return (
    <Stack gap={4}>
      {units.map((unit, index) => (
        <Card key={unit.id}>
          <Stack gap={3}>
            <Heading level={2} size="subheading">
              {index + 1}. {unit.name}
            </Heading>
            {unit.shortDescription !== '' && <Text tone="muted">{unit.shortDescription}</Text>}
            {unit.lessons.length === 0 ? (
              <Text tone="muted">No lessons yet.</Text>
            ) : (
              <Stack gap={2} as="ol">
                {unit.lessons.map((lesson) => (
                  <li key={lesson.id}>
                    <Link href={routePath('lesson', { id: lesson.databaseId })}>{lesson.name}</Link>{' '}
                    <Text as="span" size={14} tone="muted">
                      {LESSON_TYPES.find(({ key: type }) => type === lesson.type)?.label}
                    </Text>
                  </li>
                ))}
              </Stack>
            )}
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
