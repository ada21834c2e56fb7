import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { type Example, examplesIn, runExample, type Scope } from '../packages/domain/src/specification/examples.ts';
import { declareAudited } from '../packages/server/src/db/personalData.ts';

const root = join(import.meta.dirname, '..');
const FOLDERS = ['packages/{mail,server,ui}/src', 'app', 'scripts', 'tests', '.storybook'];

/** The names that examples use in addition to the exports of their own file. */
const HELPERS = { declareAudited, parse };

interface Found extends Example {
  readonly file: string;
}

const examples = globSync(`{${FOLDERS.join()}}/**/*.{ts,tsx}`, { cwd: root, exclude: (name) => /(^|[\\/])node_modules$/.test(name) })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\.(?:test|stories|spec)\.tsx?$/.test(path))
  .toSorted()
  .flatMap((file) => examplesIn(readFileSync(join(root, file), 'utf8')).map((example): Found => ({ file, ...example })));

/** Whether an example runs only in a component: it calls a hook, or its file renders elements. */
const isRendered = ({ file, code }: Found): boolean => file.endsWith('.tsx') || /\buse[A-Z]\w*[<(]/.test(code);

const titled = (found: readonly Found[]) => found.map((example) => [`${example.file}:${example.line}`, example] as const);

/**
 * Every `@example` outside the domain, by the same rules as there. An example that runs only in a
 * component is not run, so it must not state a result.
 */
describe('the examples', () => {
  test.each(titled(examples.filter((example) => !isRendered(example))))('return the stated result: %s', async (_title, example) => {
    const own = (await import(pathToFileURL(join(root, example.file)).href)) as Scope;
    const { actual, expected } = await runExample(example, { ...HELPERS, ...own });
    expect(actual).toStrictEqual(expected);
  });

  test.each(titled(examples.filter(isRendered)))('of hooks and components state no result: %s', (_title, { result }) => {
    expect(result).toBeNull();
  });

  test('have at most 100 columns', () => {
    expect(titled(examples.filter(({ columns }) => columns > 100)).map(([title]) => title)).toEqual([]);
  });
});
