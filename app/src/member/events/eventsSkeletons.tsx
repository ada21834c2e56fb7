import { EventListSkeleton } from '@atlas/ui';
import { useRouteTitle } from '../../routing/routerContext.ts';

export { CourseSkeleton as EventSkeleton } from '@atlas/ui';

/** My Events on its way, its title in place. */
export const MyEventsSkeleton = () => <EventListSkeleton title={useRouteTitle()} />;
