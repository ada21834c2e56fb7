import { Button, ButtonLink, EmptyState, ListPage, SearchField, Select, Vignette } from '@atlas/ui';
import { ColumnChooser } from '@atlas/ui/components/data/ColumnChooser.tsx';
import type { DataColumn } from '@atlas/ui/components/data/DataColumn.ts';
import { DataTable } from '@atlas/ui/components/data/DataTable.tsx';
import { FilterBar } from '@atlas/ui/components/data/FilterBar.tsx';
import { RowTitle } from '@atlas/ui/components/data/RowTitle.tsx';
import { createButton } from '@atlas/domain/access';
import { readCoursesSearch } from '@atlas/domain/courses';
import { CLEAR_FILTERS, countText, NO_DATA, NO_MATCHES } from '@atlas/domain/lists';
import { routePath } from '@atlas/domain/navigation';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { ListPager } from '../../lists/ListPager.tsx';
import { useColumns } from '../../lists/useColumns.ts';
import { useListState } from '../../lists/useListState.ts';
import { useAuth } from '../../session/authContext.ts';
import { StaffPage } from '../../shell/StaffPage.tsx';
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
const STATUS = [
  { value: '', label: 'Active' },
  { value: 'archived', label: 'Archived' },
];

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
  const { currentUser } = useAuth();
  const state = useListState('courses', readCoursesSearch);
  const columns = useColumns(
    '/courses',
    COLUMNS.map(({ id }) => id),
  );
  const { totalCount, edges, pageInfo } = viewer.courses;
  const create = createButton('courses', currentUser);
  const authors = viewer.courseAuthors.map(({ databaseId, name }) => ({ value: String(databaseId), label: name }));
  const { status = '', author = '' } = state.list.filters;
  const isNarrowed = state.list.query !== '' || author !== '' || status !== '';
  return (
    <StaffPage title="Courses">
      <ListPage
        title="Courses"
        count={countText(totalCount)}
        actions={
          create && (
            <ButtonLink href={routePath('newCourse')} variant="primary">
              {create.label}
            </ButtonLink>
          )
        }
        tools={
          <FilterBar
            search={<SearchField label="Search courses" value={state.typed} onSearch={state.search} placeholder="Name" />}
            tools={<ColumnChooser columns={COLUMNS} {...columns} />}
            active={[
              ...(author === ''
                ? []
                : [
                    {
                      id: 'author',
                      label: authors.find(({ value }) => value === author)?.label ?? 'Author',
                      onRemove: () => state.filter('author', null),
                    },
                  ]),
              ...(status === '' ? [] : [{ id: 'status', label: 'Archived', onRemove: () => state.filter('status', null) }]),
            ]}
            onClear={state.clear}
            showText={`Show ${countText(totalCount)} courses`}
          >
            <Select
              name="author"
              label="Author"
              value={author}
              onChange={(value) => state.filter('author', value || null)}
              options={authors}
              placeholder="Everybody"
            />
            <Select
              name="status"
              label="Status"
              value={status}
              onChange={(value) => state.filter('status', value || null)}
              options={STATUS}
            />
          </FilterBar>
        }
        footer={<ListPager state={state} page={{ totalCount, rows: edges.length, ...pageInfo, endCursor: pageInfo.endCursor ?? null }} />}
      >
        <DataTable
          label="Courses"
          columns={COLUMNS}
          rows={edges.map(({ node }) => node)}
          rowKey={(course) => course.id}
          visible={columns.visible}
          sort={state.list.sort ?? { column: 'created', direction: 'descending' }}
          onSort={state.sortBy}
          empty={
            isNarrowed ? (
              <EmptyState
                vignette={<Vignette of="search" />}
                title={NO_MATCHES}
                action={<Button onClick={state.clear}>{CLEAR_FILTERS}</Button>}
              />
            ) : (
              <EmptyState vignette={<Vignette of="lessons" />} title={NO_DATA} text="Courses show here as soon as there is one." />
            )
          }
        />
      </ListPage>
    </StaffPage>
  );
}
