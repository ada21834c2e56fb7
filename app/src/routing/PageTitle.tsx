import { pageTitle } from '@atlas/domain/navigation';
import { useRouteTitle } from './routerContext.ts';

/**
 * The page's title: the record's name, or the title in the route table.
 * @spec 1 §2.1
 */
export function PageTitle({ title }: { title?: string }) {
  const routeTitle = useRouteTitle();
  return <title>{pageTitle(title ?? routeTitle)}</title>;
}
