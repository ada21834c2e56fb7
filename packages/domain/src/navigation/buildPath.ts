import { matchPath } from './matchPath.ts';
import { PATH_PARAM_TYPES, type PatternParam, readPattern } from './readPattern.ts';

/** A value as text; undefined unless it is a text, number or boolean. */
const plain = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;

/**
 * Encodes a text for an address; undefined if that is impossible. Numbers and booleans need no
 * encoding.
 */
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
  // Each number has only one address: '07' becomes 7.
  return typeof value === 'string' ? text : String(value);
};

const pathOf = (pattern: string, params: Readonly<Record<string, unknown>>): string => {
  const filled = readPattern(pattern).map((part) =>
    typeof part === 'string' ? part : filledIn(part, pattern, Object.hasOwn(params, part.name) ? params[part.name] : undefined),
  );
  return filled.join('').replace(/\/+$/, '') || '/';
};

/**
 * Rejects paths that a browser would normalize, and paths that the pattern would not match as the
 * same path.
 */
const rejectOthers = (path: string, pattern: string): void => {
  if (path.startsWith('//')) throw new Error(`A path cannot begin with two slashes: '${path}'.`);
  if (/\/\.\.?(?:\/|$)/.test(path)) throw new Error(`A path cannot have '.' or '..' between two slashes: '${path}'.`);
  const matched = matchPath(pattern, path);
  if (matched === null || pathOf(pattern, matched) !== path) throw new Error(`The route '${pattern}' would not match the path '${path}'.`);
};

/**
 * Builds the address of a pattern from parameters: values are encoded, arguments not named in the
 * path become the query (null and undefined are left out), and trailing slashes are removed.
 *
 * @throws Error when a parameter is missing (undefined, null or ''), or is not of its type; when
 *   the path would not match again (an empty glob at the end, '..'); and when a query argument is
 *   neither text, number nor boolean
 * @example buildPath('/courses/{id:Int}', { id: 136, tab: 'files' }) // '/courses/136?tab=files'
 * @spec 1 §2.1
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
