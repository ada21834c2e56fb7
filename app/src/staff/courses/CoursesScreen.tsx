import { EmptyState, Vignette } from '@atlas/ui';
import type { DataColumn } from '@atlas/ui/components/data/DataColumn.ts';
import { RowTitle } from '@atlas/ui/components/data/RowTitle.tsx';
import { readCoursesSearch } from '@atlas/domain/courses';
import { NO_DATA } from '@atlas/domain/lists';
import { routePath } from '@atlas/domain/navigation';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { AdminList } from '../../lists/AdminList.tsx';
import { choiceFilter } from '../../lists/choiceFilter.tsx';
import { useListState } from '../../lists/useListState.ts';
import type { CoursesScreenQuery, CoursesScreenQuery$data } from './__generated__/CoursesScreenQuery.graphql.ts';

type Course = CoursesScreenQuery$data['viewer']['courses']['edges'][number]['node'];

/** "8 in 3 units": how much is in a course. */
const contents = ({ lessonCount, unitCount }: Course) =>
  unitCount === 0 ? 'None yet' : `${lessonCount} in ${unitCount} ${unitCount === 1 ? 'unit' : 'units'}`;

const COLUMNS: readonly DataColumn<Course>[] = [
  {
    id: 'name',
    header: 'Course',
    width: 'wide',
    sortable: true,
    priority: 1,
    cell: (course) => (
      <RowTitle href={routePath('course', { id: course.databaseId })} note={course.shortDescription || undefined}>
        {course.name}
      </RowTitle>
    ),
  },
  { id: 'author', header: 'Author', priority: 2, cell: (course) => course.author?.name ?? 'No author' },
  { id: 'lessons', header: 'Lessons', priority: 2, cell: contents },
  {
    id: 'open',
    header: 'Open to',
    priority: 2,
    cell: (course) => [...course.products, ...course.accessLevels].map(({ name }) => name).join(', ') || 'Nobody yet',
  },
  { id: 'created', header: 'Created', align: 'end', sortable: true, priority: 1, cell: (course) => formatShortDate(course.createdAt) },
];
const ARCHIVED = [{ value: 'archived', label: 'Archived' }];

/** `/courses`: every course, searched, filtered, sorted and paged by the address. Specification 1 §2.5, §2.8. */
export function CoursesScreen({ queryRef }: { queryRef: PreloadedQuery<CoursesScreenQuery> }) {
  const { viewer } = usePreloadedQuery<CoursesScreenQuery>(
    graphql`
      query CoursesScreenQuery($first: Int!, $offset: Int!, $after: String, $filter: CoursesFilter!, $sort: CoursesSort!) @preloadable {
        viewer {
          courseAuthors {
            databaseId
            name
          }
          courses(first: $first, offset: $offset, after: $after, filter: $filter, sort: $sort) {
            totalCount
            pageInfo {
              hasNextPage
              endCursor
            }
            edges {
              node {
                id
                databaseId
                name
                shortDescription
                createdAt
                unitCount
                lessonCount
                author {
                  name
                }
                accessLevels {
                  name
                }
                products {
                  name
                }
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const { totalCount, pageInfo, edges } = viewer.courses;
  const authors = viewer.courseAuthors.map(({ databaseId, name }) => ({ value: String(databaseId), label: name }));
  const state = useListState('courses', readCoursesSearch);
  return (
    <AdminList
      route="courses"
      title="Courses"
      state={state}
      rows={edges.map(({ node }) => node)}
      rowKey={({ id }) => id}
      totalCount={totalCount}
      pageInfo={pageInfo}
      columns={COLUMNS}
      order={{ column: 'created', direction: 'descending' }}
      searches="Name"
      filters={[
        choiceFilter(state, { name: 'author', label: 'Author', all: 'Everybody', options: authors }),
        choiceFilter(state, { name: 'status', label: 'Status', all: 'Active', options: ARCHIVED }),
      ]}
      empty={<EmptyState vignette={<Vignette of="lessons" />} title={NO_DATA} text="Courses show here as soon as there is one." />}
    />
  );
}
