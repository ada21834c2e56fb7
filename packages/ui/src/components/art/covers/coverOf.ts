import { banig } from './banig.ts';
import { capiz } from './capiz.ts';
import { horizon } from './horizon.ts';
import { islands } from './islands.ts';
import { rays } from './rays.ts';
import { seededRandom } from './seededRandom.ts';
import { terraces } from './terraces.ts';

const PALETTES = ['lagoon', 'mango', 'sea', 'guava', 'leaf', 'shell'] as const;
const PATTERNS = [horizon, banig, capiz, terraces, rays, islands] as const;

/** Numbers and digits are used as they are; any other text is hashed to a stable number. */
const toNumber = (id: number | string) => {
  const number = Number(id);
  if (id !== '' && Number.isFinite(number)) return Math.abs(Math.trunc(number));
  return [...String(id)].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7);
};

const draw = (number: number) => {
  const palette = PALETTES[(number * 5) % 6] ?? 'lagoon';
  const pattern = PATTERNS[(number * 7 + Math.floor(number / 4)) % 6] ?? horizon;
  return { palette, shapes: pattern(seededRandom(number + 11)) };
};

const MAX_KEPT = 500;
// oxlint-disable-next-line atlas/module-state -- drawings derived from numbers, the same for every request
const kept = new Map<number, ReturnType<typeof draw>>();

/**
 * The palette and the shapes for an id. Consecutive ids differ in both. The most recent covers are
 * cached: a page rendered on the server shows the same few again and again.
 * @example coverOf(33).palette // 'guava'
 */
export const coverOf = (id: number | string): Readonly<ReturnType<typeof draw>> => {
  const number = toNumber(id);
  const known = kept.get(number);
  if (known) return known;
  const drawn = draw(number);
  if (kept.size >= MAX_KEPT) kept.clear();
  kept.set(number, drawn);
  return drawn;
};
