import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PictureDiff, readDiffs } from './pictureDiffs.ts';

const part = (name: string) => readFileSync(join(import.meta.dirname, 'review', name), 'utf8');

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The area of a title: its first folder, for screens with the audience. */
export function areaOf(title: string): string {
  const [first = '', second = ''] = title.split('/');
  return first === 'Screens' ? `${first} / ${second}` : first;
}

const size = ([width, height]: readonly [number, number]) => `${width} × ${height}`;
const number = (count: number) => count.toLocaleString('en-PH');

/** The change of a picture in words. */
export function changeOf({ changed, before, after }: PictureDiff): string {
  if (changed === null) return `Another size: ${size(before)} before, ${size(after)} after`;
  const share = (100 * changed) / (after[0] * after[1]);
  return `${number(changed)} ${changed === 1 ? 'pixel' : 'pixels'} changed (${share < 0.1 ? 'less than 0.1' : share.toFixed(1)} %)`;
}

/** The look of a picture in words: "Phone, 360 px, dark". */
const lookOf = ({ viewport, width, theme }: PictureDiff): string =>
  `${viewport[0]?.toUpperCase()}${viewport.slice(1)}, ${width} px, ${theme}`;

const figure = (diff: PictureDiff, end: string, caption: string, alt: string) => `
        <figure>
          <figcaption>${caption}</figcaption>
          <a href="${diff.picture}-${end}.png" target="_blank"><img src="${diff.picture}-${end}.png" alt="${escaped(alt)}" loading="lazy"></a>
        </figure>`;

/** Whether a picture is legible only across the page, so that the three are below each other. */
const isWide = ({ after: [width, height] }: PictureDiff) => width > 600 && width > 2 * height;

function article(diff: PictureDiff, index: number): string {
  const name = `${diff.title.replaceAll('/', ' / ')}: ${diff.name}`;
  const area = areaOf(diff.title);
  const of = `${name}, ${lookOf(diff)}`;
  return `
    <article id="${diff.picture}" data-area="${escaped(area)}" aria-labelledby="name-${index}" tabindex="-1">
      <header>
        <div>
          <h2 id="name-${index}">${escaped(name)}</h2>
          <p>${lookOf(diff)} · ${changeOf(diff)}</p>
        </div>
        <button type="button" class="blink" aria-pressed="false" aria-label="Swap before and after: ${escaped(of)}">Swap before and after</button>
        <label><input type="checkbox" value="${diff.picture}" aria-label="Accept ${escaped(of)}"> Accept</label>
      </header>
      <div class="pictures${isWide(diff) ? ' wide' : ''}">${figure(diff, 'before', 'Before', `Before: ${of}`)}${figure(diff, 'after', 'After', `After: ${of}`)}${figure(diff, 'diff', 'Difference', `Difference: ${of}`)}
      </div>
    </article>`;
}

/** The page to review pictures that differ. It needs no server and no other file than the pictures. */
export function reviewPage(diffs: readonly PictureDiff[]): string {
  const areas = Object.entries(Object.groupBy(diffs, ({ title }) => areaOf(title)));
  const options = areas.map(([area, of = []]) => `<option value="${escaped(area)}">${escaped(area)} (${of.length})</option>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${diffs.length} pictures to review | Atlas</title>
<style>
${part('page.css')}</style>
</head>
<body>
  <header class="top">
    <h1>${diffs.length} ${diffs.length === 1 ? 'picture differs' : 'pictures differ'}</h1>
    <p>Tick what is meant, then run the command below. Pictures without a tick stay as they were.</p>
    <div class="filters">
      <label for="area">Area</label>
      <select id="area"><option value="">All areas (${diffs.length})</option>${options.join('')}</select>
      <label><input type="checkbox" id="open"> Only without a tick</label>
      <button type="button" id="all">Tick all shown</button>
      <button type="button" id="none">Untick all shown</button>
    </div>
    <p class="keys"><kbd>J</kbd> next, <kbd>K</kbd> previous, <kbd>A</kbd> accept and next, <kbd>B</kbd> swap before and after. A picture opens in full size.</p>
  </header>
  <main>${diffs.map(article).join('')}
    <p id="empty" hidden>No picture is left here.</p>
  </main>
  <section class="bar" aria-label="Accepted pictures">
    <p id="count" role="status"></p>
    <div class="command">
      <label for="command">Command that accepts the ticked pictures</label>
      <textarea id="command" readonly rows="2"></textarea>
      <button type="button" id="copy">Copy command</button>
    </div>
  </section>
<script>
${part('page.js')}</script>
</body>
</html>
`;
}

/**
 * Writes the page next to the differences in `dir/diff`, or removes it when there are none.
 *
 * @returns the path of the page; null without differences
 */
export function writeReview(dir: string): string | null {
  const path = join(dir, 'diff/index.html');
  const diffs = readDiffs(dir);
  if (diffs.length === 0) {
    rmSync(path, { force: true });
    return null;
  }
  mkdirSync(join(dir, 'diff'), { recursive: true });
  writeFileSync(path, reviewPage(diffs));
  return path;
}
