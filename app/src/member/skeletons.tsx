import { CourseListSkeleton } from '@atlas/ui';
import { useRouteTitle } from '../routing/routerContext.ts';

export { CourseSkeleton, HomeSkeleton, LessonSkeleton } from '@atlas/ui';

/** My Courses on its way, its title in place. */
export const MyCoursesSkeleton = () => <CourseListSkeleton title={useRouteTitle()} />;
