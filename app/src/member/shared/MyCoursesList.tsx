import { Button, ButtonLink, CourseGrid, EmptyState, Row, Stack, Vignette } from '@atlas/ui';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { CourseListItem } from './CourseListItem.tsx';
import { JoinInvitation } from './JoinInvitation.tsx';
import { NoCourses } from './NoCourses.tsx';
import type { MyCoursesList_viewer$key } from './__generated__/MyCoursesList_viewer.graphql.ts';
import type { MyCoursesListMoreQuery } from './__generated__/MyCoursesListMoreQuery.graphql.ts';

interface MyCoursesListProps {
  viewer: MyCoursesList_viewer$key;
  isFiltered: boolean;
  clearHref: string;
}

/** The courses of a filter, twenty per page. */
export function MyCoursesList({ viewer: key, isFiltered, clearHref }: MyCoursesListProps) {
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
  if (courses.length === 0 && !isFiltered) return <NoCourses viewer={data} />;
  if (courses.length === 0) {
    return (
      <EmptyState
        vignette={<Vignette of="search" />}
        title="No results for these filters."
        action={
          <ButtonLink variant="secondary" href={clearHref}>
            Clear filters
          </ButtonLink>
        }
      />
    );
  }
  return (
    <Stack gap={6}>
      <CourseGrid>
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
