import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { printProgress, progressLine } from './runProgress.ts';

describe('the progress of a run', () => {
  it.each([
    [{ stories: 0, differing: 0, total: 1600, seconds: 0 }, '0 of 1,600 stories'],
    [{ stories: 400, differing: 1, total: 1600, seconds: 120 }, '400 of 1,600 stories, 1 picture differs, about 6 min left'],
    [{ stories: 9, differing: 2, total: 10, seconds: 9 }, '9 of 10 stories, 2 pictures differ, about 1 s left'],
    [{ stories: 1, differing: 0, total: 1, seconds: 1 }, '1 of 1 story'],
  ])('%o is one line', (run, line) => expect(progressLine(run)).toBe(line));

  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'atlas-progress-'));
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    rmSync(dir, { recursive: true, force: true });
  });

  it('is printed while stories end, each different picture once', () => {
    const log = join(dir, 'stories.log');
    const printed: string[] = [];
    const end = printProgress(log, 4, (line) => printed.push(line), 1000);
    vi.advanceTimersByTime(2000);
    expect(printed).toEqual([]);
    appendFileSync(log, 'picture a--b-light\ndiffers a--b-light\nstory a--b\n');
    vi.advanceTimersByTime(3000);
    expect(printed).toEqual(['✗ a--b-light differs', '1 of 4 stories, 1 picture differs, about 3 s left']);
    // A retry reports the same story again.
    appendFileSync(log, 'story a--b\nstory a--c\n');
    end();
    expect(printed).toHaveLength(3);
    expect(printed[2]).toMatch(/^2 of 4 stories, 1 picture differs/);
  });
});
