import { PATH_PARAM_TYPES, type PatternPart, readPattern } from './readPattern.ts';

export interface CompiledPattern {
  /**
   * Matches a whole path; one group per parameter, encoded as in the address. A single trailing
   * slash is tolerated.
   */
  pattern: RegExp;
  /** The names of the groups, in order. */
  keys: string[];
}

const compiled = new Map<string, CompiledPattern>();

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]|{}]/g, '\\$&');

/**
 * A glob is greedy, as in RedwoodJS, but excludes a trailing slash of the path, which is always
 * dropped.
 */
const GLOB = '(?:(?!/$).)*';

/**
 * A trailing slash of the path does not separate two parts; only the path of home is a single
 * slash.
 */
const sourceOf = (part: PatternPart, index: number): string => {
  if (typeof part === 'object') return `(${part.type === 'Glob' ? GLOB : PATH_PARAM_TYPES[part.type].source})`;
  return escaped(part) + (part.endsWith('/') && (index > 0 || part !== '/') ? '(?!$)' : '');
};

/**
 * Compiles a path pattern to a regular expression and the names of its groups, once per pattern.
 * This is the form wouter's `parser` expects. Group values are neither decoded nor cast;
 * `matchPath` does that.
 *
 * @throws Error for a malformed pattern, an unknown type or a parameter named twice
 * @example compilePattern('/courses/{id:Int}').keys // ['id']
 * @spec 1 §2.1
 */
export function compilePattern(pattern: string): CompiledPattern {
  const known = compiled.get(pattern);
  if (known) return known;
  const parts = readPattern(pattern);
  const fixed = parts.map((part, index) => (typeof part === 'string' && index === parts.length - 1 ? part.replace(/\/$/, '') : part));
  const result = {
    pattern: new RegExp(pattern === '/' ? '^/$' : `^${fixed.map(sourceOf).join('')}/?$`),
    keys: parts.filter((part) => typeof part === 'object').map((part) => part.name),
  };
  compiled.set(pattern, result);
  return result;
}
