import { matchRoute } from '@atlas/domain/navigation';
import { isApiPath, isFilePath } from './routeClass.ts';

const API_PATTERNS: readonly (readonly [pattern: string, path: RegExp])[] = [
  ['/api/calendar/:token.ics', /^\/api\/calendar\/[^/]+$/],
  ['/api/data-downloads/:id', /^\/api\/data-downloads\/[^/]+$/],
  ['/api/documents/:id.pdf', /^\/api\/documents\/[^/]+$/],
  ['/api/events/:id.ics', /^\/api\/events\/[^/]+$/],
  ['/api/exports/:id', /^\/api\/exports\/[^/]+$/],
  ['/api/imports/:file', /^\/api\/imports\/./],
  ['/api/uploads/:id', /^\/api\/uploads\/[^/]+$/],
  ['/api/upload-file/:id', /^\/api\/upload-file\/[^/]+$/],
  ['/api/locations/*', /^\/api\/locations\/./],
];

const API_PATHS: ReadonlySet<string> = new Set([
  '/api/auth',
  '/api/backup',
  '/api/client-errors',
  '/api/consent',
  '/api/email-bounces',
  '/api/email-worker',
  '/api/graphql',
  '/api/gsheet',
  '/api/health',
  '/api/metrics',
  '/api/unsubscribe',
  '/api/upload-create-courses',
  '/api/upload-create-groups',
  '/api/upload-create-users',
  '/api/upload-file',
  '/api/upload-update-users',
  '/api/upload-upsert-users',
  '/api/use-cache',
  '/api/visits',
]);

const apiPattern = (path: string): string =>
  API_PATHS.has(path) ? path : (API_PATTERNS.find(([, pattern]) => pattern.test(path))?.[0] ?? '/api/*');

/** Converts `/courses/{id:Int}` to the notation of the log: `/courses/:id`. */
const colonNotation = (pattern: string): string => pattern.replaceAll(/\{(\w+)(?::\w+)?\}/g, ':$1');

/**
 * The pattern of a request's path, for logs. It contains only text of this code base, because a
 * path can carry a secret or an email address.
 *
 * @example routePattern('/api/calendar/Zm9v.ics') // '/api/calendar/:token.ics'
 */
export function routePattern(path: string): string {
  if (isApiPath(path)) return apiPattern(path);
  if (isFilePath(path)) return path.startsWith('/assets/') ? '/assets/:file' : '/:file';
  const match = matchRoute(path);
  return match === null ? '/*' : colonNotation(match.route.pattern);
}
