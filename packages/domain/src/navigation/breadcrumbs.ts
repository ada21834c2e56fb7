import type { Actor } from '../access/can.ts';
import { routeAccess } from '../access/routeAccess.ts';
import { matchRoute } from './matchRoute.ts';

export interface Breadcrumb {
  readonly label: string;
  /** The link target; null for the page itself and for paths that are not pages. */
  readonly path: string | null;
}

/**
 * The label of a numeric segment.
 *
 * @spec 1 §2.8
 */
export const DETAILS = 'Details';

const words = (segment: string): string => {
  // The interface has one word for the tracks of a course.
  const text = (segment === 'tracks' ? 'units-and-lessons' : segment)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** For each segment of a path, whether it is a parameter of its route. */
const parameters = (pathname: string): readonly boolean[] => {
  const pattern = matchRoute(pathname)?.route.pattern ?? '';
  return pattern.split('/').map((segment) => segment.startsWith('{'));
};

/**
 * The breadcrumbs of a page, from the segments of its path. A numeric segment reads Details; a
 * record's identifier (a slug, a code) is shown unchanged; any other segment is shown in words. A
 * segment whose page the user cannot open is left out, by the same rule that guards the route. The
 * page itself comes last, without a link. Home has none.
 *
 * @param pathname as in the address bar
 * @param user the current user; null for a visitor
 * @example
 * const admin = { roles: 'admin', ...SEEDED_ACCESS.admin };
 * breadcrumbs('/courses/136/edit', admin).map(({ label }) => label)
 * // ['Courses', 'Details', 'Edit']
 * @spec 1 §2.8
 */
export function breadcrumbs(pathname: string, user: Actor | null): Breadcrumb[] {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const isParameter = parameters(`/${segments.join('/')}`).slice(1);
  return segments.flatMap((segment, index): Breadcrumb[] => {
    const path = `/${segments.slice(0, index + 1).join('/')}`;
    const route = matchRoute(path)?.route;
    // In /funnels/new/5, /funnels/new is not the page of a funnel named "new".
    const isRecord = parameters(path).at(-1) === true && isParameter[index] !== true;
    const page = route && route.access !== 'catchAll' && !isRecord ? route : null;
    if (page && routeAccess(page, user) !== 'open') return [];
    const text = decoded(segment);
    const label = /^\d+$/.test(text) ? DETAILS : isParameter[index] ? text : words(text);
    return [{ label, path: page && index < segments.length - 1 ? path : null }];
  });
}
