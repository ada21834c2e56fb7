// Tests every story of the static build: its play function, axe in each theme, its pictures.
// `--no-build` uses the existing build, `-u` accepts the pictures as they are, and further arguments
// choose stories by the id of a title, a folder, a story or a picture
// (`npm run test:visual -- forms-submitform`). `--motion` plays them with movement instead, without
// pictures.
import { spawn } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, relative } from 'node:path';
import { CommandError, type Outcome, readArguments, runCommand } from './command.ts';
import { serveFolder } from './serveFolder.ts';
import { chooseStories, type ChosenStories, type IndexEntry } from './stories/chooseStories.ts';
import { readDiffs, removeDiffs } from './stories/pictureDiffs.ts';
import { writeReview } from './stories/reviewPage.ts';
import { printProgress, readProgress } from './stories/runProgress.ts';

const root = join(import.meta.dirname, '..');
process.chdir(root);

const USAGE = 'Usage: npm run test:visual -- [-u] [--no-build] [--motion] [--workers 2] [ids of titles, folders, stories or pictures]';
const OPTIONS = {
  'no-build': { type: 'boolean', default: false },
  update: { type: 'boolean', short: 'u', default: false },
  motion: { type: 'boolean', default: false },
  json: { type: 'string' },
  workers: { type: 'string', default: '2' },
} as const;

const BUILD = 'storybook-static';
const cache = join(root, 'node_modules/.cache/test');
const dir = process.env['PICTURES_DIR'] ?? join(root, 'tests/visual');

const env = { ...process.env, PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}` };
const run = (script: string, args: readonly string[], more: NodeJS.ProcessEnv = {}) =>
  new Promise<number>((resolve) => {
    const child = spawn(process.execPath, [join('node_modules', script), ...args], { stdio: 'inherit', env: { ...env, ...more } });
    child.on('exit', (code) => resolve(code ?? 1));
  });

type Options = ReturnType<typeof readArguments<typeof OPTIONS>>['values'];

function readIndex(): IndexEntry[] {
  const path = join(BUILD, 'index.json');
  if (!existsSync(path)) throw new CommandError('There is no built Storybook. Leave out --no-build.', 2);
  return Object.values((JSON.parse(readFileSync(path, 'utf8')) as { entries: Record<string, IndexEntry> }).entries);
}

/**
 * Copies the build, so that another build during this run does not remove the stories. Its index
 * contains only the chosen ones.
 */
function copyBuild({ stories }: ChosenStories): string {
  const site = mkdtempSync(join(tmpdir(), 'atlas-storybook-'));
  cpSync(BUILD, site, { recursive: true });
  const index = JSON.parse(readFileSync(join(site, 'index.json'), 'utf8')) as object;
  writeFileSync(
    join(site, 'index.json'),
    JSON.stringify({ ...index, entries: Object.fromEntries(stories.map((story) => [story.id, story])) }),
  );
  return site;
}

async function playStories(chosen: ChosenStories, options: Options, log: string): Promise<number> {
  const site = copyBuild(chosen);
  const { server, address } = await serveFolder(site);
  const ci = process.env['CI'] !== undefined && process.env['CI'] !== 'false';
  const end = printProgress(log, chosen.stories.length, (line) => console.log(line));
  const code = await run(
    '@storybook/test-runner/dist/test-storybook.js',
    [
      '--url',
      address,
      '--index-json',
      '--disable-telemetry',
      '--maxWorkers',
      options.workers,
      ...(ci ? ['--ci'] : []),
      ...(options.json ? ['--json', '--outputFile', options.json] : []),
    ],
    {
      STORIES_LOG: log,
      STORIES_WORKERS: options.workers,
      STORIES_MOTION: options.motion ? '1' : '0',
      PICTURES_DIR: dir,
      PICTURES_UPDATE: options.update ? (chosen.pictures?.join(' ') ?? '*') : '',
    },
  );
  end();
  await server.close();
  rmSync(site, { recursive: true, force: true });
  return code;
}

/** Reports new and different pictures, and writes the page to review them. */
function reportPictures(added: ReadonlySet<string>): void {
  if (added.size > 0) console.log(`New pictures, to look at before they are committed:\n  ${[...added].toSorted().join('\n  ')}`);
  const page = writeReview(dir);
  if (page !== null)
    console.log(`${readDiffs(dir).length} pictures differ. To review and accept them, open ${relative(root, page)} in a browser.`);
}

/** Pictures on disk that no story has taken. */
const obsolete = (taken: ReadonlySet<string>): string[] =>
  globSync('*.png', { cwd: join(dir, 'baseline') }).filter((name) => !taken.has(name.replace(/\.png$/, '')));

/** Removes pictures that no story takes any more. Without `-u` they are an error. */
function settleObsolete(left: readonly string[], update: boolean): number {
  if (left.length === 0) return 0;
  if (!update) {
    console.error(`No story takes ${left.join(', ')}: \`npm run test:visual -- -u\` removes them.`);
    return 1;
  }
  for (const name of left) rmSync(join(dir, 'baseline', name));
  console.log(`Removed ${left.length} pictures that no story takes any more.`);
  return 0;
}

async function testStories(args: string[]): Promise<Outcome> {
  const { values, positionals } = readArguments(args, USAGE, OPTIONS, Infinity);
  if (values.motion && values.update) throw new CommandError('--motion takes no pictures, so -u has nothing to accept.', 2);
  if (!values['no-build']) {
    const built = await run('storybook/dist/bin/dispatcher.js', ['build', '--test', '--disable-telemetry', '--quiet']);
    if (built !== 0) return { output: '', notes: '', code: 1 };
  }
  const index = readIndex();
  const chosen = chooseStories(index, positionals);
  // `npm test` keeps the output of this step in stories.log.
  const log = join(cache, 'stories-played.log');
  mkdirSync(cache, { recursive: true });
  writeFileSync(log, '');
  // A story removes its differences when it runs. Those of others stay, except where the story no
  // longer exists.
  const known = new Set(index.map(({ id }) => id));
  removeDiffs(dir, (story) => !known.has(story));

  const code = await playStories(chosen, values, log);
  const { pictures, added } = readProgress(log);
  if (!values.motion) reportPictures(added);
  // Only a complete, successful run shows which pictures are obsolete.
  if (code !== 0 || positionals.length > 0 || values.motion) return { output: '', notes: '', code: code === 0 ? 0 : 1 };
  return { output: '', notes: '', code: settleObsolete(obsolete(pictures), values.update) === 0 ? 0 : 1 };
}

await runCommand(USAGE, testStories);
