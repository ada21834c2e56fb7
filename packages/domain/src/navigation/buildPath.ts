import { matchPath } from './matchPath.ts';
import { PATH_PARAM_TYPES, type PatternParam, readPattern } from './readPattern.ts';

/** A value as text; undefined for what is no text, number or boolean. */
const plain = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;

/** The text as it stands in an address; undefined where it cannot stand there. Numbers and booleans need no encoding. */
const encoded = (text: string, type: PatternParam['type']): string | undefined => {
  if (type !== 'String' && type !== 'Glob') return text;
  try {
    return type === 'Glob' ? text.split('/').map(encodeURIComponent).join('/') : encodeURIComponent(text);
  } catch {
    return undefined;
  }
};

const filledIn = (param: PatternParam, pattern: string, given: unknown): string => {
  if (given === undefined || given === null || (given === '' && param.type !== 'Glob')) {
    throw new Error(`Missing parameter '${param.name}' for route '${pattern}' when generating a navigation URL.`);
  }
  const rule = PATH_PARAM_TYPES[param.type];
  const typed = plain(given);
  const text = typed === undefined ? undefined : encoded(typed, param.type);
  const value = text !== undefined && new RegExp(`^(?:${rule.source})$`).test(text) ? rule.cast(text) : undefined;
  if (text === undefined || value === undefined) {
    throw new Error(`Parameter '${param.name}' for route '${pattern}' is not of type ${param.type}: '${typed ?? typeof given}'.`);
  }
  // One number is one address: '07' is written 7.
  return typeof value === 'string' ? text : String(value);
};

const pathOf = (pattern: string, params: Readonly<Record<string, unknown>>): string => {
  const filled = readPattern(pattern).map((part) =>
    typeof part === 'string' ? part : filledIn(part, pattern, Object.hasOwn(params, part.name) ? params[part.name] : undefined),
  );
  return filled.join('').replace(/\/+$/, '') || '/';
};

/** Refuses what a browser would change on its way, and what the pattern would not match again as the same path. */
const rejectOthers = (path: string, pattern: string): void => {
  if (path.startsWith('//')) throw new Error(`A path cannot begin with two slashes: '${path}'.`);
  if (/\/\.\.?(?:\/|$)/.test(path)) throw new Error(`A path cannot have '.' or '..' between two slashes: '${path}'.`);
  const matched = matchPath(pattern, path);
  if (matched === null || pathOf(pattern, matched) !== path) throw new Error(`The route '${pattern}' would not match the path '${path}'.`);
};

/**
 * The address of a pattern filled with parameters: values are encoded, arguments that the path does not name become the query
 * (null and undefined are left out), and a trailing slash is never kept.
 *
 * @throws Error when a parameter is missing (undefined, null or ''), or is not of its type; when the path could not be matched again
 * as it is (nothing for a glob at the end, '..'); and when an argument for the query is neither text, number nor boolean.
 * @example buildPath('/courses/{id:Int}', { id: 136, tab: 'files' }) // '/courses/136?tab=files'
 * Specification 1 §2.1.
 */
export function buildPath(pattern: string, params: Record<string, unknown> = {}): string {
  const names = new Set(readPattern(pattern).flatMap((part) => (typeof part === 'string' ? [] : [part.name])));
  const path = pathOf(pattern, params);
  rejectOthers(path, pattern);
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (names.has(name) || value === undefined || value === null) continue;
    const text = plain(value);
    if (text === undefined) throw new Error(`Parameter '${name}' for route '${pattern}' cannot stand in a query: '${typeof value}'.`);
    search.append(name, text);
  }
  const query = search.toString();
  return query === '' ? path : `${path}?${query}`;
}
