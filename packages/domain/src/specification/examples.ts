/** The names that an example can use besides the globals, with their values. */
export type Scope = Readonly<Record<string, unknown>>;

/** An `@example` of a docstring. */
export interface Example {
  /** The line of the file on which it begins. */
  readonly line: number;
  /** The length of its longest line, with the margin of the docstring. */
  readonly columns: number;
  /** An expression. Lines before it that end in a semicolon are statements. */
  readonly code: string;
  /** The expression of its result, or `throws` and the name of an error. Null if none is stated. */
  readonly result: string | null;
}

/** An example that ran. The two values are equal unless the example is false. */
interface Outcome {
  readonly actual: unknown;
  readonly expected: unknown;
}

const DOCSTRING = /\/\*\*[^]*?\*\//g;

const MARGIN = /^\s*(?:\/\*\*|\*) ?/;

const TEXT = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/.source;

/** The code of an example, up to the first comment that is not part of a text, and the comment. */
const CODE_AND_COMMENT = new RegExp(`^((?:${TEXT}|[^'"\`])*?)\\s// ([^]*)$`);

/** An instant without quotes, in UTC or as in Manila. */
const INSTANT = new RegExp(`${TEXT}|(\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(?:Z|\\+08:00))`, 'g');

/**
 * Finds the examples in the docstrings of a source file. An example ends at the next tag or with
 * its docstring. Its result follows in a comment, which may have several lines.
 *
 * @param source the text of a TypeScript file
 */
export function examplesIn(source: string): Example[] {
  return [...source.matchAll(DOCSTRING)].flatMap(({ 0: docstring, index }) => {
    const lines = docstring.replace(/\s*\*\/$/, '').split('\n');
    const texts = lines.map((line) => line.replace(MARGIN, ''));
    const firstLine = source.slice(0, index).split('\n').length;
    return texts.flatMap((text, start): Example[] => {
      if (!/^@example\b/.test(text)) return [];
      const length = texts.slice(start + 1).findIndex((later) => later.startsWith('@')) + 1;
      const end = length === 0 ? texts.length : start + length;
      const columns = Math.max(...lines.slice(start, end).map((line) => line.length));
      return [{ line: firstLine + start, columns, ...readExample(texts.slice(start, end).join('\n').slice('@example'.length)) }];
    });
  });
}

function readExample(text: string): Pick<Example, 'code' | 'result'> {
  const [, code, comment] = CODE_AND_COMMENT.exec(text) ?? [];
  if (code === undefined || comment === undefined) return { code: text.trim(), result: null };
  return { code: code.trim(), result: comment.replaceAll(/\n\s*\/\/ ?/g, '\n').trim() };
}

/**
 * Runs an example and evaluates the result that it states. A bare instant in a result is a Date. An
 * example without a result only has to run.
 *
 * @throws {Error} the error of the example, unless it states that error
 * @throws {SyntaxError} where the result is not one value, such as prose after the value
 */
export async function runExample({ code, result }: Pick<Example, 'code' | 'result'>, scope: Scope): Promise<Outcome> {
  const error = /^throws (\w+)$/.exec(result ?? '')?.[1];
  if (error !== undefined) {
    const thrown = await evaluate(code, '', scope).then(() => null, nameOf);
    return { actual: thrown, expected: error };
  }
  const { actual, expected } = await evaluate(code, (result ?? '').replaceAll(INSTANT, asDate), scope);
  if (result === null) return { actual: null, expected: null };
  if (expected.length !== 1) throw new SyntaxError(`Not one value: ${result}`);
  return { actual, expected: expected[0] };
}

const asDate = (text: string, instant: string | undefined): string => (instant === undefined ? text : `new Date('${instant}')`);

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : String(error));

/** The value of an example's code and the values of its result, which can use the code's constants. */
function evaluate(code: string, result: string, scope: Scope): Promise<{ actual: unknown; expected: readonly unknown[] }> {
  const [, statements = '', expression = ''] = /^([^]*;\n)?([^]*)$/.exec(code) ?? [];
  const names = Object.keys(scope).filter((name) => `${code} ${result}`.includes(name));
  const body = `return (async () => { ${statements}\nreturn { actual: (${expression}), expected: [${result}] }; })()`;
  // oxlint-disable-next-line typescript/no-implied-eval -- the examples are part of this repository
  const run = new Function(...names, body) as (...values: unknown[]) => ReturnType<typeof evaluate>;
  return run(...names.map((name) => scope[name]));
}
