import { compilePattern } from './compilePattern.ts';
import { PATH_PARAM_TYPES, type PathParamValue, readPattern } from './readPattern.ts';

/**
 * The parameters of a path that matches the pattern, decoded and cast to their types, or null if it
 * does not match.
 *
 * Parameters are written `{name}` (String), or `{name:Int}` with one of String, Int, Float, Boolean
 * and Glob; `{name...}` is a Glob too. A Glob is greedy: it matches as much as it can, including
 * slashes, or nothing. Of two, the first takes most, as in RedwoodJS. The path is the part of an
 * address before `?` and `#`, still encoded. One trailing slash is ignored. Malformed
 * percent-encoding, the character U+0000, an Int that is not from 1 to 2147483647 (GraphQL's
 * largest) and a Float that is not finite do not match.
 *
 * @throws Error for a malformed pattern, never for a path
 * @example matchPath('/courses/{id:Int}', '/courses/136') // { id: 136 }
 * @example matchPath('/from/{from...}/to/{to...}', '/from/a/to/b/to/c')
 * // { from: 'a/to/b', to: 'c' }
 * @spec 1 §2.1
 */
export function matchPath(pattern: string, path: string): Record<string, PathParamValue> | null {
  const match = typeof path === 'string' ? compilePattern(pattern).pattern.exec(path) : null;
  if (!match) return null;
  const params: Record<string, PathParamValue> = {};
  let group = 0;
  for (const part of readPattern(pattern)) {
    if (typeof part === 'string') continue;
    const value = PATH_PARAM_TYPES[part.type].cast(match[++group] ?? '');
    if (value === undefined) return null;
    params[part.name] = value;
  }
  return params;
}
