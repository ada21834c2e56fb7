import { Chip, ListPage, Select } from '@atlas/ui';
import { COURSE_FILTERS, COURSE_SORTS, parseCourseSearch } from '@atlas/domain/courses';
import { routePath } from '@atlas/domain/navigation';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useLocation, useSearch } from 'wouter';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { MemberFrame } from '../../shell/MemberFrame.tsx';
import { MyCoursesList } from './MyCoursesList.tsx';
import type { MyCoursesScreenQuery } from './__generated__/MyCoursesScreenQuery.graphql.ts';

/** The address of My Courses with a filter and a sort; the defaults stay out of it. */
const address = (filter: string, sort: string) =>
  routePath('viewCourses', { filter: filter === 'all' ? null : filter, sort: sort === 'recent' ? null : sort });

/** `/courses/my-courses`: every course the learner has, filtered and sorted by the address. Specification 2 §3, course filter. */
export function MyCoursesScreen({ queryRef }: { queryRef: PreloadedQuery<MyCoursesScreenQuery> }) {
  const { viewer } = usePreloadedQuery<MyCoursesScreenQuery>(
    graphql`
      query MyCoursesScreenQuery($filter: CourseFilter!, $sort: CourseSort!) @preloadable {
        viewer {
          ...MyCoursesList_viewer @arguments(filter: $filter, sort: $sort)
        }
      }
    `,
    queryRef,
  );
  const [, navigate] = useLocation();
  const { filter, sort } = parseCourseSearch(new URLSearchParams(useSearch()));
  return (
    <MemberFrame>
      <PageTitle title="My Courses" />
      <ListPage
        title="My Courses"
        filters={COURSE_FILTERS.map(({ value, label }) => (
          <Chip key={value} href={address(value, sort)} selected={value === filter}>
            {label}
          </Chip>
        ))}
        sort={
          <Select
            name="sort"
            label="Sort by"
            value={sort}
            onChange={(value) => navigate(address(filter, value))}
            options={COURSE_SORTS.map(({ value, label }) => ({ value, label }))}
          />
        }
      >
        <MyCoursesList viewer={viewer} isFiltered={filter !== 'all'} clearHref={address('all', sort)} />
      </ListPage>
    </MemberFrame>
  );
}
