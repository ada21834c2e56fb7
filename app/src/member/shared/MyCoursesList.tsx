import { Button, CourseGrid, Row, Stack } from '@atlas/ui';
import { Suspense } from 'react';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { lazyPart } from '../../routing/lazyPart.ts';
import { CourseListItem } from './CourseListItem.tsx';
import { JoinInvitation } from './JoinInvitation.tsx';
import { NoCourses } from './NoCourses.tsx';
import type { MyCoursesList_viewer$key } from './__generated__/MyCoursesList_viewer.graphql.ts';
import type { MyCoursesListMoreQuery } from './__generated__/MyCoursesListMoreQuery.graphql.ts';

// Loaded on demand, like the other empty states.
const NoFilteredCourses = lazyPart('NoFilteredCourses', async () => (await import('./NoFilteredCourses.tsx')).NoFilteredCourses);

interface MyCoursesListProps {
  viewer: MyCoursesList_viewer$key;
  /** The text without courses for the filter; null without a filter. */
  emptyText: string | null;
  clearHref: string;
}

/** The courses of a filter, twenty per page. */
export function MyCoursesList({ viewer: key, emptyText, clearHref }: MyCoursesListProps) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<MyCoursesListMoreQuery, MyCoursesList_viewer$key>(
    graphql`
      fragment MyCoursesList_viewer on Viewer
      @refetchable(queryName: "MyCoursesListMoreQuery")
      @argumentDefinitions(
        filter: { type: "CourseFilter!" }
        sort: { type: "CourseSort!" }
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
      ) {
        ...JoinInvitation_viewer
        ...NoCourses_viewer
        myCourses(filter: $filter, sort: $sort, first: $count, after: $cursor) @connection(key: "MyCoursesList_myCourses") {
          edges {
            node {
              id
              ...CourseListItem_course
            }
          }
        }
      }
    `,
    key,
  );
  const courses = data.myCourses.edges.map(({ node }) => node);
  if (courses.length === 0) {
    return (
      <Suspense>{emptyText === null ? <NoCourses viewer={data} /> : <NoFilteredCourses title={emptyText} allHref={clearHref} />}</Suspense>
    );
  }
  return (
    <Stack gap={6}>
      <CourseGrid rows="after-first">
        {courses.map((course) => (
          <CourseListItem key={course.id} course={course} />
        ))}
      </CourseGrid>
      {hasNext ? (
        <Row justify="center">
          <Button variant="secondary" loading={isLoadingNext} loadingText="Loading" onClick={() => void loadNext(20)}>
            Show more courses
          </Button>
        </Row>
      ) : null}
      <JoinInvitation viewer={data} />
    </Stack>
  );
}
