import { PATH_PARAM_TYPES, type PatternParam, readPattern } from './read-pattern.ts';

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
  const text = encoded(String(value), param.type);
  if (text === undefined || !new RegExp(`^(?:${rule.source})$`).test(text) || rule.cast(text) === undefined) {
    throw new Error(`Parameter '${param.name}' for route '${pattern}' is not of type ${param.type}: '${String(value)}'.`);
  }
  return text;
};

/**
 * The address of a pattern filled with parameters: values are encoded, arguments that the path does not name become the query
 * (null and undefined are left out), and a trailing slash is never kept.
 *
 * @throws Error when a parameter is missing (undefined, null or ''), or is not of its type: a link that could not be matched again.
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
    if (!names.has(name) && value !== undefined && value !== null) search.append(name, String(value));
  }
  const query = search.toString();
  return query === '' ? path : `${path}?${query}`;
}
