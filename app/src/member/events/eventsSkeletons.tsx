import { EventListSkeleton } from '@atlas/ui';
import { useRouteTitle } from '../../routing/routerContext.ts';

export { CourseSkeleton as EventSkeleton } from '@atlas/ui';

/** The skeleton of My Events, with its title. */
export const MyEventsSkeleton = () => <EventListSkeleton title={useRouteTitle()} />;
