import { existsSync, readFileSync } from 'node:fs';

/** The events that the stories have reported so far, from the log of a run. */
export interface RunProgress {
  /** The ids of the stories that ended. */
  readonly stories: ReadonlySet<string>;
  /** All pictures that were taken. */
  readonly pictures: ReadonlySet<string>;
  /** Pictures without a baseline before this run. */
  readonly added: ReadonlySet<string>;
  readonly differing: ReadonlySet<string>;
}

/** Reads the log of a run, in which each line is an event and a name. */
export function readProgress(log: string): RunProgress {
  const lines = existsSync(log) ? readFileSync(log, 'utf8').split('\n') : [];
  const named = (event: string) =>
    new Set(lines.filter((line) => line.startsWith(`${event} `)).map((line) => line.slice(event.length + 1)));
  return { stories: named('story'), pictures: named('picture'), added: named('new'), differing: named('differs') };
}

const counted = (number: number, noun: string) => `${number.toLocaleString('en-PH')} ${noun}${number === 1 ? '' : 's'}`;

/**
 * One line about a run.
 *
 * @param seconds the time since the first story started
 * @example progressLine({ stories: 400, differing: 1, total: 1600, seconds: 120 })
 * // '400 of 1,600 stories, 1 picture differs, about 6 min left'
 */
export function progressLine(run: { stories: number; differing: number; total: number; seconds: number }): string {
  const { stories, differing, total, seconds } = run;
  const left = stories === 0 ? 0 : (seconds / stories) * (total - stories);
  return [
    `${stories.toLocaleString('en-PH')} of ${counted(total, 'story').replace('storys', 'stories')}`,
    ...(differing > 0 ? [`${counted(differing, 'picture')} ${differing === 1 ? 'differs' : 'differ'}`] : []),
    ...(left > 0 ? [`about ${left < 60 ? `${Math.ceil(left)} s` : `${Math.round(left / 60)} min`} left`] : []),
  ].join(', ');
}

/**
 * Prints the progress of a run every few seconds, and each picture that differs as soon as it is
 * known.
 *
 * @returns a function that ends it
 */
export function printProgress(log: string, total: number, print: (line: string) => void, everyMs = 10_000): () => void {
  let start: number | null = null;
  let stories = 0;
  const named = new Set<string>();
  const step = () => {
    const run = readProgress(log);
    for (const picture of run.differing) if (!named.has(picture)) print(`✗ ${picture} differs`);
    for (const picture of run.differing) named.add(picture);
    if (run.stories.size === stories) return;
    start ??= performance.now() - everyMs;
    stories = run.stories.size;
    print(progressLine({ stories, differing: run.differing.size, total, seconds: (performance.now() - start) / 1000 }));
  };
  const timer = setInterval(step, everyMs);
  return () => {
    clearInterval(timer);
    step();
  };
}
