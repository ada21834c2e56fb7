import { pageTitle } from '@atlas/domain/navigation';
import { useRouteTitle } from './routerContext.ts';

/** The title of the page: a record's name, or else what the route table calls it. Specification 1 §2.1. */
export function PageTitle({ title }: { title?: string }) {
  const routeTitle = useRouteTitle();
  return <title>{pageTitle(title ?? routeTitle)}</title>;
}
