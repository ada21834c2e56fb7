import { ButtonLink, EmptyState, Vignette } from '@atlas/ui';

interface NoFilteredCoursesProps {
  /** The statement that the filter has no courses. */
  title: string;
  allHref: string;
}

/** The empty state of a filter of courses. */
export const NoFilteredCourses = ({ title, allHref }: NoFilteredCoursesProps) => (
  <EmptyState
    vignette={<Vignette of="search" />}
    title={title}
    action={
      <ButtonLink variant="secondary" href={allHref}>
        See all courses
      </ButtonLink>
    }
  />
);
