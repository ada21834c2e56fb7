import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { DateTime } from 'luxon';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Example, examplesIn, runExample, type Scope } from './examples.ts';

const SRC = dirname(dirname(fileURLToPath(import.meta.url)));
const files = globSync('*/*.ts', { cwd: SRC })
  .filter((file) => !/^specification|\.test\.ts$/.test(file))
  .toSorted();

const moduleOf = async (file: string): Promise<Scope> => (await import(pathToFileURL(join(SRC, file)).href)) as Scope;

const assertExample = async (example: Pick<Example, 'code' | 'result'>, scope: Scope): Promise<void> => {
  const { actual, expected } = await runExample(example, scope);
  expect(actual).toStrictEqual(expected);
};

/**
 * Every `@example` of the package. It can use the exports of its own file and of every entry point,
 * and luxon's `DateTime`. It has no other names, no types and no prose: only code, and its result in
 * a comment.
 */
describe('the examples of the package', () => {
  const examples = files.flatMap((file) =>
    examplesIn(readFileSync(join(SRC, file), 'utf8')).map((example) => ({ file: file.replaceAll('\\', '/'), ...example })),
  );
  let nouns: Scope = {};
  beforeAll(async () => {
    nouns = Object.assign({ DateTime }, ...(await Promise.all(files.filter((file) => file.endsWith('index.ts')).map(moduleOf)))) as Scope;
  });

  test.each(examples)('return the stated result: $file:$line', async ({ file, ...example }) => {
    await assertExample(example, { ...nouns, ...(await moduleOf(file)) });
  });

  test('have at most 100 columns', () => {
    expect(examples.filter(({ columns }) => columns > 100).map(({ file, line }) => `${file}:${line}`)).toEqual([]);
  });
});

describe('an example', () => {
  const scope = {
    half: (number: number) => number / 2,
    later: (value: unknown) => Promise.resolve(value),
    fail: () => {
      throw new RangeError('Not a number.');
    },
  };
  const example = (...lines: readonly string[]): Example => {
    const [found] = examplesIn(`/**\n * Summary.\n *\n * @example ${lines.join('\n * ')}\n * @spec 1 §1\n */`);
    if (found === undefined) throw new Error('There is no example.');
    return found;
  };

  test.each<readonly [of: string, ...lines: string[]]>([
    ['a number', 'half(4) // 2'],
    ['an address', "'https://atlas.example/' // 'https://atlas.example/'"],
    ['records', '[{ id: half(4), at: new Date(0) }] // [{ id: 2, at: 1970-01-01T00:00:00Z }]'],
    ['an instant in Manila', 'new Date(0) // 1970-01-01T08:00:00+08:00'],
    ['a text with an instant', "'1970-01-01T00:00:00Z' // '1970-01-01T00:00:00Z'"],
    ['a constant', '', 'const four = 4;', 'half(four) // four / 2'],
    ['several lines', 'half(', '  4,', ')', '// 1 +', '//   1'],
    ['a promise', 'await later(2) // 2'],
    ['an error', 'fail() // throws RangeError'],
    ['nothing', 'half(4)'],
  ])('can state %s', async (_of, ...lines) => {
    await assertExample(example(...lines), scope);
  });

  test.each<readonly [why: string, ...lines: string[]]>([
    ['another value', 'half(4) // 3'],
    ['a text for an instant', "new Date(0) // '1970-01-01T00:00:00Z'"],
    ['fewer fields', '({ id: 1, name: undefined }) // { id: 1 }'],
    ['an error that is not thrown', 'half(4) // throws RangeError'],
    ['another error', 'fail() // throws TypeError'],
    ['a value where an error is thrown', 'fail() // 2'],
    ['prose', 'half(4) // the half of it'],
    ['prose after a value', 'half(4) // 2, which is even'],
    ['a second value', 'half(4) // 4, 2'],
    ['no value', 'half(4) //'],
  ])('is false with %s', async (_why, ...lines) => {
    await expect(assertExample(example(...lines), scope)).rejects.toThrow();
  });

  test('fails to run with an unknown name', async () => {
    await expect(assertExample(example('half(two)'), scope)).rejects.toThrow(ReferenceError);
  });

  test('is found only in a docstring, with its line and its length', () => {
    const source = "const text = '@example half(4) // 3';\n// @example half(4) // 3\n/** @example half(4) // 2 */\n";
    expect(examplesIn(source)).toEqual([{ line: 3, columns: 25, code: 'half(4)', result: '2' }]);
  });
});
