import { CourseListSkeleton } from '@atlas/ui';
import { useRouteTitle } from '../routing/routerContext.ts';

export { CourseSkeleton, HomeSkeleton, LessonSkeleton } from '@atlas/ui';

/** The skeleton of My Courses, with its title. */
export const MyCoursesSkeleton = () => <CourseListSkeleton title={useRouteTitle()} />;
