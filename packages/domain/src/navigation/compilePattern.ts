import { PATH_PARAM_TYPES, type PatternPart, readPattern } from './readPattern.ts';

export interface CompiledPattern {
  /** Matches a whole path; one group per parameter, raw as in the address. A single trailing slash is tolerated. */
  pattern: RegExp;
  /** The names of the groups, in order. */
  keys: string[];
}

const compiled = new Map<string, CompiledPattern>();

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]|{}]/g, '\\$&');

/** A glob takes as much as it can, as in RedwoodJS, but not the slash at the end of a path, which is never kept. */
const GLOB = '(?:(?!/$).)*';

/** A slash at the end of a path is no slash between two parts; only the path of home is a slash alone. */
const sourceOf = (part: PatternPart, index: number): string => {
  if (typeof part === 'object') return `(${part.type === 'Glob' ? GLOB : PATH_PARAM_TYPES[part.type].source})`;
  return escaped(part) + (part.endsWith('/') && (index > 0 || part !== '/') ? '(?!$)' : '');
};

/**
 * Compiles a path pattern to a regular expression and the names of its groups, once per pattern. The shape is what wouter's
 * `parser` expects; the values of the groups are neither decoded nor cast, `matchPath` does that.
 *
 * @throws Error for a malformed pattern, an unknown type or a parameter named twice.
 * @example compilePattern('/courses/{id:Int}').keys // ['id']
 * Specification 1 §2.1.
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
