import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { admin } from './admin.ts';
import { backup } from './backup.ts';
import { bench } from './bench.ts';
import { namesOf, readArguments, CommandError, wholeNumber } from './command.ts';
import { restore } from './restore.ts';
import { seed } from './seed.ts';
import { startAtlas } from './start.ts';

const USAGE = 'Usage: npm run bake -- [--eggs 2] [--quick] [CAKE]';
const OPTIONS = { eggs: { type: 'string' }, quick: { type: 'boolean', short: 'q', default: false } } as const;
const rejected = (message: string) => new CommandError(`${message}\n${USAGE}`, 2);

describe('readArguments', () => {
  const read = (...args: string[]) => {
    const { values, positionals } = readArguments(args, USAGE, OPTIONS, 1);
    return { ...values, rest: positionals };
  };

  it.each([
    [[], { quick: false, rest: [] }],
    [['--eggs', '2', 'pie'], { eggs: '2', quick: false, rest: ['pie'] }],
    [['--eggs=2', '-q'], { eggs: '2', quick: true, rest: [] }],
    [['--eggs=-x', '--', '--pie'], { eggs: '-x', quick: false, rest: ['--pie'] }],
    // A negative number is a valid argument here; `wholeNumber` rejects it.
    [['--eggs', '-5'], { eggs: '-5', quick: false, rest: [] }],
  ])('reads %j', (args, expected) => expect(read(...args)).toEqual(expected));

  it.each([
    [['--foo'], "Unknown option '--foo'."],
    [['--foo=1', 'pie'], "Unknown option '--foo'."],
    [['-x'], "Unknown option '-x'."],
    [['--toString'], "Unknown option '--toString'."],
    [['--eggs'], "'--eggs' needs a value."],
    [['--eggs='], "'--eggs' needs a value."],
    [['--eggs', '--quick'], "'--eggs' needs a value."],
    [['--quick=yes'], "'--quick' takes no value."],
    [['pie', 'tart'], "'tart' is one argument too many."],
  ])('rejects %j', (args, message) => expect(() => read(...args)).toThrow(rejected(message)));
});

describe('wholeNumber', () => {
  it.each([
    ['1', 1],
    ['1000000', 1_000_000],
  ])('%s', (text, number) => expect(wholeNumber('--eggs', text, 1_000_000, USAGE)).toBe(number));

  it.each(['0', '-5', '1000001', '1.5', '1e3', '0x10', 'abc', ' 1'])('rejects %j', (text) =>
    expect(() => wholeNumber('--eggs', text, 1_000_000, USAGE)).toThrow(
      rejected(`--eggs: '${text}' is not a whole number from 1 to 1,000,000.`),
    ),
  );
});

describe('namesOf', () => {
  it('takes several, separated by commas', () => expect(namesOf('--only', 'b, a', ['a', 'b'], USAGE)).toEqual(['b', 'a']));

  it.each([
    ['c', 'c'],
    ['a,c', 'c'],
    ['', ''],
    ['a,', ''],
  ])('rejects %j', (text, wrong) =>
    expect(() => namesOf('--only', text, ['a', 'b'], USAGE)).toThrow(rejected(`--only: '${wrong}' is none of a, b.`)),
  );
});

describe('each command reports errors in its call before it does anything', () => {
  const members = 'is not a whole number from 1 to 1,000,000.';
  it.each([
    ['seed', seed, ['--members', '-5'], `--members: '-5' ${members}`],
    ['seed', seed, ['--members', 'abc'], `--members: 'abc' ${members}`],
    ['seed', seed, ['--members', '1000001'], `--members: '1000001' ${members}`],
    ['seed', seed, [], 'Say how many members.'],
    ['seed', seed, ['--foo'], "Unknown option '--foo'."],
    ['seed', seed, ['10000'], "'10000' is one argument too many."],
    [
      'bench',
      bench,
      ['--only=foo'],
      "--only: 'foo' is none of pages, landing, statements, rendered, throughput, background, lists, search, catalogue, money, providers, exports, imports.",
    ],
    ['bench', bench, ['--largest=many'], `--largest: 'many' ${members}`],
    ['bench', bench, ['pages'], "'pages' is one argument too many."],
    ['admin', admin, ['--force', 'a@atlas.example'], "Unknown option '--force'."],
    ['backup', backup, ['--to'], "'--to' needs a value."],
    ['backup', backup, ['folder'], "'folder' is one argument too many."],
    ['restore', restore, [], 'Say which archive.'],
    ['restore', restore, ['a.age', 'b.age'], "'b.age' is one argument too many."],
    ['restore', restore, ['a.age', '--from', 'x'], "Unknown option '--from'."],
    ['start', startAtlas, ['--port', '5000'], "Unknown option '--port'."],
  ] as const)('npm %s: %#', async (name, command, args, expected) => {
    const rejection: unknown = await command([...args]).catch((error: unknown) => error);
    expect(rejection).toBeInstanceOf(CommandError);
    const { message, code } = rejection as CommandError;
    const usage = name === 'start' ? 'Usage: npm start' : `Usage: npm run ${name} -- `;
    expect([message.split('\n')[0], message.split('\n')[1]?.startsWith(usage), code]).toEqual([expected, true, 2]);
  });
});

describe('a command as a process', () => {
  const run = (...args: string[]) =>
    new Promise<{ code: number; output: string; notes: string }>((resolve) => {
      execFile(process.execPath, [join(import.meta.dirname, 'expiringSoon.ts'), ...args], (error, output, notes) =>
        resolve({ code: Number(error?.code ?? 0), output, notes }),
      );
    });
  const usage = 'Usage: npm run staff:expiring -- subscriptions.csv [--now 2025-11-17]\n';

  it('exits with 2 and no stack after a wrong call, and prints its usage on request', async () => {
    expect(await run('--foo')).toEqual({ code: 2, output: '', notes: `Unknown option '--foo'.\n${usage}` });
    expect(await run('--help')).toEqual({ code: 0, output: usage, notes: '' });
  });
});
