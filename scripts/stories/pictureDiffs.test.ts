import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { acceptPicture, isSamePicture, readDiffs, recordDiff, removeDiffs } from './pictureDiffs.ts';
import { areaOf, changeOf, reviewPage, writeReview } from './reviewPage.ts';

/** The header of a PNG, which contains its size. */
function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(24);
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  return header;
}

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'atlas-diffs-'));
  for (const folder of ['baseline', 'diff']) mkdirSync(join(dir, folder));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

function differ(story: string, title: string, message = '(1234 differing pixels)', after = png(400, 100)) {
  const picture = `${story}-light`;
  writeFileSync(join(dir, 'baseline', `${picture}.png`), png(400, 100));
  writeFileSync(join(dir, 'diff', `${picture}-after.png`), after);
  writeFileSync(join(dir, 'diff', `${picture}-diff.png`), after);
  const facts = { picture, story, title, name: 'Sizes', viewport: 'desktop', width: 1280, theme: 'light' };
  return recordDiff(dir, facts, message);
}

describe('the differences of pictures', () => {
  it('contain the changed pixels, or both sizes', () => {
    expect(changeOf(differ('a--b', 'A'))).toBe('1,234 pixels changed (3.1 %)');
    expect(changeOf(differ('a--c', 'A', '(1 differing pixels)'))).toBe('1 pixel changed (less than 0.1 %)');
    expect(changeOf(differ('a--d', 'A', 'the same size', png(400, 120)))).toBe('Another size: 400 × 100 before, 400 × 120 after');
  });

  it('stay until their story runs again', () => {
    differ('primitives-button--sizes', 'Primitives/Button');
    differ('primitives-buttonlink--sizes', 'Primitives/ButtonLink');
    removeDiffs(dir, (story) => story === 'primitives-button--sizes');
    expect(readDiffs(dir).map(({ story }) => story)).toEqual(['primitives-buttonlink--sizes']);
    expect(readdirSync(join(dir, 'diff')).toSorted()).toEqual([
      'primitives-buttonlink--sizes-light-after.png',
      'primitives-buttonlink--sizes-light-before.png',
      'primitives-buttonlink--sizes-light-diff.png',
      'primitives-buttonlink--sizes-light.json',
    ]);
    expect(existsSync(join(dir, 'baseline/primitives-button--sizes-light.png'))).toBe(true);
  });
});

describe('a picture', () => {
  const draw = (width: number, tint: number, compressionLevel: number) =>
    sharp({ create: { width, height: 40, channels: 3, background: { r: tint, g: 90, b: 90 } } })
      .png({ compressionLevel })
      .toBuffer();

  it('is the same in another compression, and another with other pixels or another size', async () => {
    const picture = await draw(60, 10, 0);
    expect(await isSamePicture(picture, await draw(60, 10, 9))).toBe(true);
    expect(await isSamePicture(picture, await draw(60, 11, 0))).toBe(false);
    expect(await isSamePicture(picture, await draw(61, 10, 0))).toBe(false);
  });
});

describe('an accepted picture', () => {
  it.each([
    [300, (stored: Buffer, image: Buffer) => stored.equals(image)],
    [1200, (stored: Buffer, image: Buffer) => stored.length < image.length],
  ])('of %s pixels square keeps its pixels, and takes less room if it is large', async (side, isStored) => {
    const pixels = Buffer.from(Uint8Array.from({ length: side * side * 4 }, (_none, at) => (at % 4 === 3 ? 255 : (at >> 9) % 251)));
    const raw = { width: side, height: side, channels: 4 } as const;
    const image = await sharp(pixels, { raw }).png({ compressionLevel: 1, palette: false }).toBuffer();
    expect(image.length > 60_000).toBe(side > 300);
    await acceptPicture(dir, 'a--b-light', image);
    const stored = readFileSync(join(dir, 'baseline/a--b-light.png'));
    expect(isStored(stored, image)).toBe(true);
    expect((await sharp(stored).ensureAlpha().raw().toBuffer()).equals(pixels)).toBe(true);
  });
});

describe('the page to review them', () => {
  it('exists only while pictures differ', () => {
    differ('a--b', 'Primitives/A');
    const page = writeReview(dir);
    expect(page).toBe(join(dir, 'diff/index.html'));
    expect(existsSync(page!)).toBe(true);
    removeDiffs(dir, () => true);
    expect(writeReview(dir)).toBeNull();
    expect(existsSync(page!)).toBe(false);
  });

  it('contains title, theme, width and change of each picture, by area', () => {
    const html = reviewPage([differ('primitives-a--b', 'Primitives/A <B>'), differ('screens-staff-a--b', 'Screens/Staff/A')]);
    expect(html).toContain('Primitives / A &lt;B>: Sizes');
    expect(html).toContain('Desktop, 1280 px, light · 1,234 pixels changed (3.1 %)');
    expect(html).toContain('<option value="Screens / Staff">Screens / Staff (1)</option>');
  });

  it.each([
    ['Components/Data/Tabs', 'Components'],
    ['Screens/Staff/Payments/All', 'Screens / Staff'],
    ['Mail/Welcome', 'Mail'],
  ])('has %s in the area %s', (title, area) => expect(areaOf(title)).toBe(area));
});
