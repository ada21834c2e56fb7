import { EmptyState, RowTitle, Vignette } from '@atlas/ui';
import { can } from '@atlas/domain/access';
import { courseSizeText, coursesList } from '@atlas/domain/courses';
import { listVariables, NO_DATA, type SortKeyOf } from '@atlas/domain/lists';
import { routePath } from '@atlas/domain/navigation';
import { formatShortDate } from '@atlas/domain/time';
import ListTree from 'lucide-react/icons/list-tree';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { BulkJobs } from '../../admin/bulk/BulkJobs.tsx';
import { AdminList } from '../../admin/lists/AdminList.tsx';
import { archivedFilter } from '../../admin/lists/archivedFilter.ts';
import { choicesFilter } from '../../admin/lists/choicesFilter.tsx';
import { editAndArchive } from '../../admin/lists/editAndArchive.ts';
import type { ListColumn } from '../../admin/lists/ListColumn.ts';
import { useListState } from '../../admin/lists/useListState.ts';
import { namesOf } from '../../admin/namesOf.ts';
import { useReload } from '../../relay/useReload.ts';
import { useAuth } from '../../session/authContext.ts';
import { publicationFilter } from '../shared/publishing/publicationFilter.ts';
import { PublishedCell } from '../shared/publishing/PublishedCell.tsx';
import { useArchiveCourse } from './useArchiveCourse.ts';
import type { CoursesScreenQuery, CoursesScreenQuery$data } from './__generated__/CoursesScreenQuery.graphql.ts';

type Course = CoursesScreenQuery$data['viewer']['courses']['edges'][number]['node'];

const COLUMNS: readonly ListColumn<Course, SortKeyOf<typeof coursesList>>[] = [
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
  { id: 'author', header: 'Author', width: 'narrow', priority: 2, cell: (course) => course.author?.name ?? 'No author' },
  {
    id: 'lessons',
    header: 'Lessons',
    width: 'narrow',
    priority: 2,
    cell: (course) => courseSizeText({ lessons: course.lessonCount, units: course.unitCount }),
  },
  {
    id: 'open',
    header: 'Open to',
    priority: 2,
    cell: (course) => namesOf([...course.products, ...course.accessLevels]) || 'No one yet',
  },
  { id: 'published', header: 'Published', width: 'narrow', priority: 1, cell: (item) => <PublishedCell item={item} /> },
  { id: 'created', header: 'Created', align: 'end', sortable: true, priority: 1, cell: (course) => formatShortDate(course.createdAt) },
];

const QUERY = graphql`
  query CoursesScreenQuery($first: Int!, $offset: Int!, $after: String, $filter: CoursesFilter!, $sort: CoursesSort!) @preloadable {
    viewer {
      ...BulkJobs_viewer @arguments(list: courses)
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
            databaseId
            name
            shortDescription
            createdAt
            archivedAt
            ...PublishedCell_item
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
`;

/**
 * The list of courses at `/courses`. Search, filters, order and page are in the address.
 *
 * @spec 1 §2.5, §2.8
 */
export function CoursesScreen({ queryRef }: { queryRef: PreloadedQuery<CoursesScreenQuery> }) {
  const { viewer } = usePreloadedQuery<CoursesScreenQuery>(QUERY, queryRef);
  const { courses, courseAuthors } = viewer;
  const state = useListState('courses', coursesList);
  const reload = useReload<CoursesScreenQuery>(QUERY, listVariables(state.list, coursesList));
  const archive = useArchiveCourse();
  const { currentUser } = useAuth();
  const authors = courseAuthors.map(({ databaseId, name }) => ({ value: String(databaseId), label: name }));
  const actionsOf = (course: Course) => {
    const { databaseId: id, archivedAt } = course;
    const tracks = { label: 'Units and lessons', icon: ListTree, href: routePath('courseTracks', { id }) };
    return editAndArchive({ edit: routePath('editCourse', { id }), archivedAt, archive: archive(course, reload) }, [tracks]);
  };
  return (
    <AdminList
      route="courses"
      title="Courses"
      exportAs="COURSES"
      noun={{ one: 'course', many: 'courses' }}
      state={state}
      queryRef={queryRef}
      connection={courses}
      columns={COLUMNS}
      rowName={({ name }) => name}
      filters={[
        choicesFilter(state, { name: 'author', label: 'Author', all: 'All authors', options: authors }),
        publicationFilter(state),
        archivedFilter(state),
      ]}
      bulk={{
        list: 'courses',
        operations: [state.list.filters.status === 'archived' ? 'restore-courses' : 'archive-courses'],
        jobs: <BulkJobs viewer={viewer} reload={reload} />,
        reload,
      }}
      rowActions={can(currentUser, { page: 'editCourse' }) ? actionsOf : undefined}
      empty={<EmptyState vignette={<Vignette of="lessons" />} title={NO_DATA} text="Courses appear here once you create one." />}
    />
  );
}
