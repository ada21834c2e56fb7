import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { DateTime } from 'luxon';
import { describe, expect, test } from 'vitest';
import { examplesIn, runExample, type Scope } from './examples.ts';

const SRC = dirname(dirname(fileURLToPath(import.meta.url)));
const files = globSync('*/*.ts', { cwd: SRC })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/^specification|\.test\.ts$/.test(file))
  .toSorted();

const moduleOf = async (file: string): Promise<Scope> => (await import(pathToFileURL(join(SRC, file)).href)) as Scope;

type Rule = (...values: readonly unknown[]) => unknown;

/** A call of a public rule by an example. */
interface Call {
  readonly name: string;
  readonly rule: Rule;
  readonly args: readonly unknown[];
  readonly result: unknown;
}

/** A value inside the arguments of a call, and the way to it. */
interface Place {
  readonly path: readonly string[];
  readonly value: unknown;
}

const isRule = (name: string, value: unknown): value is Rule => typeof value === 'function' && /^[a-z]/.test(name);

/** Fields that may be left out, and null means the same as leaving them out or is the default. */
const OPTIONAL = [
  'auditRecordName name',
  'calendarSeries cancelledAt',
  'changeListSearch sort',
  'eventOverAt cancelledAt',
  'listPages after',
  'listVariables after',
  'missedTimes cancelledAt',
  'resetPath otp',
  'writeGlobalSearch type',
  'writeListSearch after',
];

/** The dates and the nulls of the arguments, through records and lists. */
function placesIn(value: unknown, path: readonly string[] = []): Place[] {
  if (value instanceof Date || value === null) return [{ path, value }];
  if (typeof value !== 'object' || path.length > 6) return [];
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return [];
  return Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]));
}

/** A copy of a value with another one at a path; undefined leaves the field out. */
function replaced(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<string, unknown>;
  if (rest.length === 0 && by === undefined && !Array.isArray(value)) delete copy[key];
  else copy[key] = replaced(copy[key], rest, by);
  return copy;
}

/** The name of the field at a path. Null for an argument, whose name the call does not show. */
const fieldAt = (path: readonly string[]): string | null => path.findLast((part) => !/^\d+$/.test(part)) ?? null;

const outcomeOf = ({ rule, result }: Call, args: readonly unknown[], field: string | null): string => {
  try {
    const other = rule(...args);
    return isDeepStrictEqual(other, result) ? 'same' : 'another result';
  } catch (error) {
    if (!(error instanceof RangeError)) return String(error);
    const named = field === null ? /^\w+ must be /.test(error.message) : error.message.startsWith(`${field} `);
    return named ? 'named' : String(error);
  }
};

const modules = await Promise.all(files.filter((file) => file.endsWith('index.ts')).map(moduleOf));
const nouns: Scope = Object.assign({ DateTime }, ...modules) as Scope;
const publicRules = new Set(
  modules.flatMap((module) => Object.entries(module).flatMap(([name, value]) => (isRule(name, value) ? [value] : []))),
);

const calls: Call[] = [];
const recorded = (name: string, value: unknown): unknown =>
  !isRule(name, value)
    ? value
    : (...args: readonly unknown[]) => {
        const result = value(...args);
        if (publicRules.has(value)) calls.push({ name, rule: value, args, result });
        return result;
      };
for (const file of files) {
  const scope = Object.entries({ ...nouns, ...(await moduleOf(file)) }).map(([name, value]) => [name, recorded(name, value)]);
  for (const example of examplesIn(readFileSync(join(SRC, file), 'utf8'))) await runExample(example, Object.fromEntries(scope) as Scope);
}

const changesOf = (value: unknown): readonly unknown[] =>
  value instanceof Date ? [undefined, value.toISOString(), value.getTime()] : [undefined];

/** Every way to damage a date or a null of a call, with the outcome. */
const damaged = calls.flatMap((call) =>
  placesIn([...call.args]).flatMap(({ path, value }) => {
    const field = fieldAt(path);
    return changesOf(value).map((by) => {
      const outcome = outcomeOf(call, replaced([...call.args], path, by) as readonly unknown[], field);
      return { rule: call.name, field, isDate: value instanceof Date, title: `${call.name} ${field ?? path.join('.')}`, by, outcome };
    });
  }),
);

/**
 * The calls of all examples, each repeated with one of its dates missing, as a text or as a number,
 * and with one of its nulls missing. Plain JavaScript makes these mistakes.
 */
describe('a public rule in plain JavaScript', () => {
  test('is called by an example with every kind of record', () => {
    expect(new Set(damaged.filter(({ isDate }) => isDate).map(({ rule }) => rule)).size).toBeGreaterThan(160);
    expect(damaged.filter(({ outcome }) => outcome === 'named').length).toBeGreaterThan(900);
  });

  test('throws a RangeError with the name of a field that is missing or not a Date, or does not need it', () => {
    const wrong = damaged
      .filter(({ outcome, title }) => outcome !== 'same' && outcome !== 'named' && !OPTIONAL.includes(title))
      .map(({ title, by, outcome }) => `${title} as ${String(by)}: ${outcome}`);
    expect([...new Set(wrong)]).toEqual([]);
  });

  test('has no exceptions that are not needed', () => {
    const silent = new Set(damaged.filter(({ outcome }) => outcome === 'another result').map(({ title }) => title));
    expect(OPTIONAL.filter((title) => !silent.has(title))).toEqual([]);
  });
});
