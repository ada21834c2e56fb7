import { type DataColumn, RowTitle } from '@atlas/ui';
import { finishedCountText } from '@atlas/domain/courses';
import { routePath } from '@atlas/domain/navigation';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, useFragment } from 'react-relay/hooks';
import { useOpens } from '../../routing/useOpens.ts';
import { PersonSection } from './PersonSection.tsx';
import type { PersonCourses_person$data, PersonCourses_person$key } from './__generated__/PersonCourses_person.graphql.ts';

type Started = PersonCourses_person$data['startedCourses'][number];

const columnsOf = (opensCourse: boolean): readonly DataColumn<Started>[] => [
  {
    id: 'course',
    header: 'Course',
    width: 'wide',
    cell: ({ courseId: id, name }) => <RowTitle href={opensCourse ? routePath('course', { id }) : undefined}>{name}</RowTitle>,
  },
  {
    id: 'lessons',
    header: 'Lessons',
    width: 'narrow',
    card: 'meta',
    cell: ({ finishedLessons, totalLessons }) => finishedCountText(finishedLessons, totalLessons),
  },
  {
    id: 'opened',
    header: 'Last opened',
    width: 'narrow',
    align: 'end',
    card: 'fact',
    cell: ({ lastOpenedAt }) => formatShortDate(lastOpenedAt),
  },
];

/** The courses a person has opened, with their progress. */
export function PersonCourses({ person: key }: { person: PersonCourses_person$key }) {
  const { startedCourses } = useFragment(
    graphql`
      fragment PersonCourses_person on User {
        startedCourses {
          courseId
          name
          finishedLessons
          totalLessons
          lastOpenedAt
        }
      }
    `,
    key,
  );
  const opensCourse = useOpens('course');
  return (
    <PersonSection
      title="Courses"
      columns={columnsOf(opensCourse)}
      rows={startedCourses}
      rowKey={({ courseId }) => courseId}
      empty="No course opened yet."
    />
  );
}
