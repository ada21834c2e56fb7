/** The class of a request, as the metrics distinguish them. */
export type RouteClass = 'page' | 'asset' | 'graphql' | 'auth' | 'uploads' | 'exports' | 'health' | 'events' | 'other';

const API: ReadonlyMap<string, RouteClass> = new Map([
  ['/api/health', 'health'],
  ['/api/graphql', 'graphql'],
  ['/api/auth', 'auth'],
  ['/api/upload-file', 'uploads'],
]);

const FOLDERS: readonly (readonly [string, RouteClass])[] = [
  ['/api/uploads/', 'uploads'],
  ['/api/upload-file/', 'uploads'],
  ['/api/exports/', 'exports'],
  ['/api/documents/', 'exports'],
  ['/api/imports/', 'exports'],
  ['/api/data-downloads/', 'exports'],
];

/** Whether a path names a file of the build rather than a page. */
export const isFilePath = (path: string): boolean => /\.[a-z0-9]+$/i.test(path) && path !== '/index.html';

export const isApiPath = (path: string): boolean => path === '/api' || path.startsWith('/api/');

/**
 * The class of a path, from a small closed set, whatever path the visitor requests.
 *
 * @example routeClass('/courses/my-courses/136') // 'page'
 */
export function routeClass(path: string): RouteClass {
  if (isApiPath(path)) return API.get(path) ?? FOLDERS.find(([folder]) => path.startsWith(folder))?.[1] ?? 'other';
  return isFilePath(path) ? 'asset' : 'page';
}
