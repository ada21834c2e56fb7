export type PathParamType = 'String' | 'Int' | 'Float' | 'Boolean' | 'Glob';
export type PathParamValue = string | number | boolean;

interface TypeRule {
  /** The pattern of a value in the address, before decoding. */
  readonly source: string;
  /** The value, or undefined for an invalid text. */
  readonly cast: (text: string) => PathParamValue | undefined;
}

const decoded = (text: string): string | undefined => {
  try {
    const value = decodeURIComponent(text);
    return value.includes('\u0000') ? undefined : value;
  } catch {
    return undefined;
  }
};

const numberIf =
  (accept: (value: number) => boolean) =>
  (text: string): number | undefined => {
    const value = Number(text);
    return accept(value) ? value : undefined;
  };

/**
 * The largest Int of GraphQL and of the ids in the database. A larger number in a path names no
 * record and could not be sent as a variable.
 */
const MAX_INT = 2_147_483_647;
const isRecordNumber = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= MAX_INT;

export const PATH_PARAM_TYPES: Readonly<Record<PathParamType, TypeRule>> = {
  String: { source: '[^/]+', cast: decoded },
  Int: { source: '\\d+', cast: numberIf(isRecordNumber) },
  Float: { source: '[-+]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][-+]?\\d+)?', cast: numberIf(Number.isFinite) },
  Boolean: { source: 'true|false', cast: (text) => text === 'true' },
  Glob: { source: '.*', cast: decoded },
};

export interface PatternParam {
  readonly name: string;
  readonly type: PathParamType;
}

/** A part of a pattern: a fixed text or a parameter. */
export type PatternPart = string | PatternParam;

/** The parameter of a text between braces. */
const paramOf = (text: string): PatternParam => {
  const glob = text.endsWith('...');
  const [name = '', type = glob ? 'Glob' : 'String'] = (glob ? text.slice(0, -3) : text).split(':');
  return { name, type: type as PathParamType };
};

/** The fixed texts of a pattern, and between them the texts between braces. */
const textsOf = (pattern: string): string[] => pattern.split(/\{([^{}]*)\}/);

const partsOf = (pattern: string): PatternPart[] => textsOf(pattern).map((text, index) => (index % 2 === 0 ? text : paramOf(text)));

/** Rejects a pattern that is not one. For scripts: the patterns of the table of routes are. */
function checkPattern(pattern: string): void {
  if (!pattern.startsWith('/')) throw new Error(`Route path does not begin with a slash: "${pattern}"`);
  if (/\s/.test(pattern)) throw new Error(`Route path contains spaces: "${pattern}"`);
  const texts = textsOf(pattern).filter((_, index) => index % 2 === 1);
  for (const text of texts) {
    const { name, type } = paramOf(text);
    if (name === '' || text.split(':').length > 2) throw new Error(`Route path has a malformed parameter '{${text}}': "${pattern}"`);
    if (!Object.hasOwn(PATH_PARAM_TYPES, type)) throw new Error(`Route path has a parameter of unknown type '${type}': "${pattern}"`);
  }
  const names = texts.map((text) => paramOf(text).name);
  if (new Set(names).size < names.length) throw new Error(`Route path contains duplicate parameter: "${pattern}"`);
}

const parts = new Map<string, readonly PatternPart[]>();

/**
 * Splits a path pattern into its parts, once per pattern.
 *
 * @throws Error when the pattern does not begin with a slash, contains white space, names a
 *   parameter twice, or uses an unknown type
 * @example readPattern('/courses/{id:Int}/edit')
 * // ['/courses/', { name: 'id', type: 'Int' }, '/edit']
 * @spec 1 §2.1
 */
export function readPattern(pattern: string): readonly PatternPart[] {
  const known = parts.get(pattern);
  if (known) return known;
  checkPattern(pattern);
  const read = partsOf(pattern);
  parts.set(pattern, read);
  return read;
}
