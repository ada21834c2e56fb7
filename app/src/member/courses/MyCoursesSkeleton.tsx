import { CourseListSkeleton } from '@atlas/ui';
import { useRouteTitle } from '../../routing/routerContext.ts';

/** My Courses on its way, its title in place. */
export const MyCoursesSkeleton = () => <CourseListSkeleton title={useRouteTitle()} />;
