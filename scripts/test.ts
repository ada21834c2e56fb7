// `npm test`: every check of the repository, at most two at once, and one line of counts at the
// end. `--only=a,b` and `--skip=a,b` choose steps.
import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { namesOf, type Outcome, readArguments, runCommand } from './command.ts';

const root = join(import.meta.dirname, '..');
const cache = join(root, 'node_modules/.cache/test');
const json = (name: string) => join(cache, `${name}.json`);

interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}
interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /**
   * Steps that must have ended before this one starts. A failed one among `needs` fails this one
   * without running it.
   */
  readonly after?: readonly string[];
  readonly needs?: readonly string[];
  /** Reads the counts of the step's tests; without it the step counts as one. */
  readonly count?: () => Counts;
  /** Reads the names of the tests that passed only on retry. */
  readonly retried?: () => string[];
}

/** Reads a report. The caller's type has the fields that the tool documents. */
const read = (name: string): unknown => JSON.parse(readFileSync(json(name), 'utf8'));

/**
 * Counts the tests in a report of vitest or jest, which have the same form. A file that could not
 * be loaded counts as one failure.
 */
function countJest(name: string): Counts {
  const report = read(name) as {
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    numTodoTests: number;
    testResults: { status: string; assertionResults: unknown[] }[];
  };
  const unloaded = report.testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * Counts the unit tests. Vitest accepts a project without tests; here each part of the repository
 * must have some.
 */
function countUnit(): Counts {
  const counts = countJest('unit');
  const ran = (read('unit') as { testResults: { name: string }[] }).testResults.map(({ name }) =>
    relative(root, name).replaceAll('\\', '/'),
  );
  const parts = ['packages/domain/', 'packages/ui/', 'packages/mail/', 'packages/server/', 'app/', 'tests/', 'tests/visual/'];
  const silent = parts.filter((part) => !ran.some((file) => file.startsWith(part)));
  for (const part of silent) console.log(`    ${part} has no tests`);
  return { ...counts, failed: counts.failed + silent.length };
}

const SLOW_FILE_MS = 10_000;

/** The files of unit tests that took longer than SLOW_FILE_MS, slowest first. */
const slowFiles = (): string[] =>
  (read('unit') as { testResults: { name: string; startTime: number; endTime: number }[] }).testResults
    .map(({ name, startTime, endTime }) => ({ file: relative(root, name).replaceAll('\\', '/'), ms: endTime - startTime }))
    .filter(({ ms }) => ms > SLOW_FILE_MS)
    .toSorted((one, other) => other.ms - one.ms)
    .map(({ file, ms }) => `${file}, ${(ms / 1000).toFixed(1)} s`);

function countEndToEnd(): Counts {
  const { stats, errors } = read('e2e') as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    errors: unknown[];
  };
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, skipped: stats.skipped };
}

/** Stories that passed only on retry, from jest's report. */
const retriedStories = (): string[] =>
  (read('stories') as { testResults: { assertionResults: { fullName: string; status: string; invocations?: number }[] }[] }).testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
    .map(({ fullName }) => fullName);

interface Suite {
  file: string;
  specs: { title: string; tests: { status: string }[] }[];
  suites?: Suite[];
}

/** End-to-end tests that passed only on retry, from Playwright's report. */
function retriedEndToEnd(): string[] {
  const flakyIn = ({ file, specs, suites = [] }: Suite): string[] => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => `${file}: ${title}`),
    ...suites.flatMap(flakyIn),
  ];
  return (read('e2e') as { suites: Suite[] }).suites.flatMap(flakyIn);
}

const STEPS: readonly Step[] = [
  { name: 'relay', command: ['relay-compiler', '--validate'] },
  { name: 'types', command: ['tsc', '-b', 'tsconfig.json', '.storybook', '--checkers', '1'] },
  { name: 'lint', command: ['oxlint', '--config', '.oxlintrc.json', '--deny-warnings', '.'] },
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  {
    name: 'unit',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${json('unit')}`],
    after: ['relay', 'types', 'lint', 'format'],
    count: countUnit,
  },
  // Built without its documentation pages, which `npm run test:long` builds. It starts alongside
  // the type check, which takes one core and the longest.
  {
    name: 'storybook',
    command: ['storybook', 'build', '--test', '--disable-telemetry', '--quiet'],
    after: ['relay', 'lint', 'format'],
  },
  { name: 'build', command: ['node', 'scripts/build.ts'], after: ['storybook'] },
  {
    name: 'stories',
    command: ['node', 'scripts/test-storybook.ts', '--no-build', '--json', json('stories')],
    after: ['build'],
    needs: ['storybook'],
    count: () => countJest('stories'),
    retried: retriedStories,
  },
  {
    name: 'e2e',
    command: ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts'],
    needs: ['build'],
    count: countEndToEnd,
    retried: retriedEndToEnd,
  },
];

const USAGE = 'Usage: npm test -- [--only=types,lint] [--skip=e2e]';

function stepsOf(args: string[]): readonly Step[] {
  const { only, skip } = readArguments(args, USAGE, { only: { type: 'string' }, skip: { type: 'string' } }).values;
  const names = STEPS.map(({ name }) => name);
  const wanted = only === undefined ? names : namesOf('--only', only, names, USAGE);
  const unwanted = skip === undefined ? [] : namesOf('--skip', skip, names, USAGE);
  return STEPS.filter(({ name }) => wanted.includes(name) && !unwanted.includes(name));
}

const environment: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
  // Dozens of processes start, and each would compile the same files again.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
  NO_COLOR: '1',
  E2E_JSON: json('e2e'),
};
delete environment['FORCE_COLOR'];

/** Runs a command with its output in a log. Returns its exit code. */
function run({ name, command: [file, ...args] }: Step): Promise<number> {
  const log = createWriteStream(join(cache, `${name}.log`));
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: root,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    child.on('error', (error) => log.write(`${error.message}\n`));
    child.on('close', (code) => log.end(() => resolve(code ?? 1)));
  });
}

/** The end of a log, where tools report their errors. */
function tail(name: string, lines = 80): string {
  const text = stripVTControlCharacters(readFileSync(join(cache, `${name}.log`), 'utf8'))
    .trimEnd()
    .split('\n');
  const shown = text.slice(-lines).map((line) => `    ${line}`);
  return [...(text.length > lines ? [`    … the whole of it is in ${relative(root, join(cache, `${name}.log`))}`] : []), ...shown].join(
    '\n',
  );
}

function countOf(step: Step, code: number): Counts {
  if (step.count === undefined) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  if (!existsSync(json(step.name))) return { passed: 0, failed: 1, skipped: 0 };
  const counts = step.count();
  // A tool may fail for another reason than a failed test: an error outside of tests, a picture
  // that no story renders.
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** The tests of every step that passed only on retry. */
const retried: string[] = [];

async function check(step: Step, failedNeed: string | undefined): Promise<Counts> {
  if (failedNeed !== undefined) {
    console.log(`✗ ${step.name}: not run, because ${failedNeed} failed`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
  console.log(`  ${step.name} …`);
  const start = performance.now();
  const code = await run(step);
  const counts = countOf(step, code);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const numbers = step.count === undefined ? '' : `, ${message(counts)}`;
  console.log(`${counts.failed === 0 ? '✓' : '✗'} ${step.name}: ${seconds} s${numbers}`);
  if (counts.failed > 0) console.log(tail(step.name));
  if (step.retried !== undefined && existsSync(json(step.name))) retried.push(...step.retried().map((name) => `${step.name}: ${name}`));
  return counts;
}

const message = ({ passed, failed, skipped }: Counts) => `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/**
 * Starts each step, in their order, as soon as the ones before it have ended and fewer than two
 * run. One step can then work while the other waits.
 */
async function checkAll(steps: readonly Step[]): Promise<Counts> {
  const results = new Map<string, Counts>();
  const waiting = new Set(steps);
  const running = new Map<string, Promise<void>>();
  const names = new Set(steps.map(({ name }) => name));
  while (waiting.size > 0 || running.size > 0) {
    for (const step of waiting) {
      const before = [...(step.after ?? []), ...(step.needs ?? [])].filter((name) => names.has(name));
      if (running.size >= 2 || !before.every((name) => results.has(name))) continue;
      waiting.delete(step);
      const failedNeed = step.needs?.find((name) => (results.get(name)?.failed ?? 0) > 0);
      running.set(
        step.name,
        check(step, failedNeed).then((counts) => {
          results.set(step.name, counts);
          running.delete(step.name);
        }),
      );
    }
    await Promise.race(running.values());
  }
  const sum = (key: keyof Counts) => [...results.values()].reduce((total, counts) => total + counts[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

async function test(args: string[]): Promise<Outcome> {
  const chosen = stepsOf(args);
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  const start = performance.now();
  const total = await checkAll(chosen);
  const left = STEPS.filter((step) => !chosen.includes(step));
  if (left.length > 0) console.log(`Left out: ${left.map(({ name }) => name).join(', ')}.`);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  const late = retried.map((name) => `Passed only at a retry: ${name}\n`).join('');
  const slow = (existsSync(json('unit')) ? slowFiles() : []).map((file) => `Slow test file: ${file}\n`).join('');
  return { output: `${slow}${late}${seconds} s\n${message(total)}\n`, notes: '', code: total.failed > 0 ? 1 : 0 };
}

await runCommand(USAGE, test);
