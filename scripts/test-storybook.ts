// Tests every story of the static build: its play function, axe in each theme, its pictures. `-u`
// updates the pictures, `--no-build` uses the existing build, and further arguments choose stories
// by their title's id (`npm run test:visual -- forms-textfield`).
import { spawn } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { type Outcome, readArguments, runCommand } from './command.ts';
import { serveFolder } from './serveFolder.ts';

const root = join(import.meta.dirname, '..');
process.chdir(root);

const USAGE = 'Usage: npm run test:visual -- [-u] [--no-build] [--workers 2] [words of the ids of stories]';
const OPTIONS = {
  'no-build': { type: 'boolean', default: false },
  update: { type: 'boolean', short: 'u', default: false },
  json: { type: 'string' },
  workers: { type: 'string', default: '2' },
} as const;

const env = { ...process.env, PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}` };
const run = (script: string, args: readonly string[], more: NodeJS.ProcessEnv = {}) =>
  new Promise<number>((resolve) => {
    const child = spawn(process.execPath, [join('node_modules', script), ...args], { stdio: 'inherit', env: { ...env, ...more } });
    child.on('exit', (code) => resolve(code ?? 1));
  });

const argumentsOf = (args: string[]) => readArguments(args, USAGE, OPTIONS, Infinity);

/** Pictures on disk that no story rendered. */
function obsolete(dir: string, log: string): string[] {
  const drawn = new Set(readFileSync(log, 'utf8').split('\n'));
  return globSync('*.png', { cwd: join(dir, 'baseline') }).filter((name) => !drawn.has(name.replace(/\.png$/, '')));
}

async function testStories({ values, positionals }: ReturnType<typeof argumentsOf>): Promise<number> {
  if (!values['no-build']) {
    const built = await run('storybook/dist/bin/dispatcher.js', ['build', '--test', '--disable-telemetry', '--quiet']);
    if (built !== 0) return built;
  }
  const dir = process.env['PICTURES_DIR'] ?? join(root, 'tests/visual');
  const log = join(root, 'node_modules/.cache/test/pictures.log');
  rmSync(join(dir, 'diff'), { recursive: true, force: true });
  mkdirSync(join(root, 'node_modules/.cache/test'), { recursive: true });
  writeFileSync(log, '');

  // A copy, so that a build during this run does not remove the stories.
  const site = mkdtempSync(join(tmpdir(), 'atlas-storybook-'));
  cpSync('storybook-static', site, { recursive: true });
  const { server, address } = await serveFolder(site);
  const ci = process.env['CI'] !== undefined && process.env['CI'] !== 'false';
  const code = await run(
    '@storybook/test-runner/dist/test-storybook.js',
    [
      '--url',
      address,
      '--index-json',
      '--disable-telemetry',
      '--maxWorkers',
      values.workers,
      ...(values.update ? ['--updateSnapshot'] : []),
      ...(ci ? ['--ci'] : []),
      ...(values.json ? ['--json', '--outputFile', values.json] : []),
    ],
    { PICTURES_LOG: log, PICTURES_DIR: dir, STORIES_ONLY: positionals.join('|'), STORIES_WORKERS: values.workers },
  );
  await server.close();
  rmSync(site, { recursive: true, force: true });

  // Only a complete, successful run shows which pictures are obsolete.
  if (code !== 0 || positionals.length > 0) return code;
  const left = obsolete(dir, log);
  if (left.length === 0) return 0;
  if (!values.update) {
    console.error(`No story draws ${left.join(', ')}: \`npm run test:visual -- -u\` removes them.`);
    return 1;
  }
  for (const name of left) rmSync(join(dir, 'baseline', name));
  console.log(`Removed ${left.length} pictures that no story draws any more.`);
  return 0;
}

await runCommand(USAGE, async (args): Promise<Outcome> => {
  const code = await testStories(argumentsOf(args));
  return { output: '', notes: '', code: code === 0 ? 0 : 1 };
});
