import { PATH_PARAM_TYPES, type PatternParam, readPattern } from './readPattern.ts';

/** A value as text; undefined for what is no text, number or boolean. */
const plain = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;

/** The text as it stands in an address; undefined where it cannot stand there. Numbers and booleans need no encoding. */
const encoded = (text: string, type: PatternParam['type']): string | undefined => {
  if (type !== 'String' && type !== 'Glob') return text;
  try {
    const segments = type === 'Glob' ? text.split('/') : [text];
    return segments.some((segment) => segment === '.' || segment === '..') ? undefined : segments.map(encodeURIComponent).join('/');
  } catch {
    return undefined;
  }
};

const segmentOf = (param: PatternParam, pattern: string, value: unknown): string => {
  if (value === undefined || value === null || (value === '' && param.type !== 'Glob')) {
    throw new Error(`Missing parameter '${param.name}' for route '${pattern}' when generating a navigation URL.`);
  }
  const rule = PATH_PARAM_TYPES[param.type];
  const given = plain(value);
  const text = given === undefined ? undefined : encoded(given, param.type);
  if (text === undefined || !new RegExp(`^(?:${rule.source})$`).test(text) || rule.cast(text) === undefined) {
    throw new Error(`Parameter '${param.name}' for route '${pattern}' is not of type ${param.type}: '${given ?? typeof value}'.`);
  }
  return text;
};

/**
 * The address of a pattern filled with parameters: values are encoded, arguments that the path does not name become the query
 * (null and undefined are left out), and a trailing slash is never kept.
 *
 * @throws Error when a parameter is missing (undefined, null or ''), or is not of its type: a link that could not be matched again;
 * and when an argument for the query is neither text, number nor boolean.
 * @example buildPath('/courses/{id:Int}', { id: 136, tab: 'files' }) // '/courses/136?tab=files'
 * Specification 1 §2.1.
 */
export function buildPath(pattern: string, params: Record<string, unknown> = {}): string {
  const parts = readPattern(pattern);
  const names = new Set<string>();
  const filled = parts.map((part) => {
    if (typeof part === 'string') return part;
    names.add(part.name);
    return segmentOf(part, pattern, Object.hasOwn(params, part.name) ? params[part.name] : undefined);
  });
  const path = filled.join('').replace(/\/+$/, '') || '/';
  if (path.startsWith('//')) throw new Error(`A path cannot begin with two slashes: '${path}'.`);
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
