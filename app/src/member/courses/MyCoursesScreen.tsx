import { Chip, ListPage, VisuallyHidden } from '@atlas/ui';
import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import { COURSE_FILTERS, COURSE_SORTS, noCoursesText, parseCourseSearch } from '@atlas/domain/courses';
import { routePath } from '@atlas/domain/navigation';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useSearch } from 'wouter';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { MyCoursesList } from '../shared/MyCoursesList.tsx';
import type { MyCoursesScreenQuery } from './__generated__/MyCoursesScreenQuery.graphql.ts';

/** The address of My Courses with a filter and a sort. Defaults are left out. */
const address = (filter: string, sort: string) =>
  routePath('viewCourses', { filter: filter === 'all' ? null : filter, sort: sort === 'recent' ? null : sort });

/**
 * `/courses/my-courses`: every course of the learner, filtered and sorted by the address.
 * @spec 2 §3, course filter
 */
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
  const { filter, sort } = parseCourseSearch(new URLSearchParams(useSearch()));
  const current = COURSE_SORTS.find(({ value }) => value === sort) ?? COURSE_SORTS[0];
  const other = COURSE_SORTS.find(({ value }) => value !== sort) ?? COURSE_SORTS[1];
  return (
    <>
      <PageTitle />
      <ListPage
        title="My Courses"
        filters={COURSE_FILTERS.map(({ value, label }) => (
          <Chip key={value} href={address(value, sort)} selected={value === filter}>
            {label}
          </Chip>
        ))}
        sort={
          <Chip href={address(filter, other.value)} iconStart={ArrowDownUp}>
            <VisuallyHidden>Sorted by </VisuallyHidden>
            {current.label}
            <VisuallyHidden>. Sort by {other.label}</VisuallyHidden>
          </Chip>
        }
      >
        <MyCoursesList viewer={viewer} emptyText={noCoursesText(filter)} clearHref={address('all', sort)} />
      </ListPage>
    </>
  );
}
