import { browserFamily } from '../clientErrors/browserFamily.ts';

/** In this order, because an Android phone also names Linux, and an iPhone also names Mac OS. */
const SYSTEMS = [
  { system: 'Android', pattern: /Android/ },
  { system: 'iPhone', pattern: /iPhone/ },
  { system: 'iPad', pattern: /iPad/ },
  { system: 'Windows', pattern: /Windows/ },
  { system: 'Mac', pattern: /Mac OS X|Macintosh/ },
  { system: 'Linux', pattern: /Linux|X11/ },
] as const;

/**
 * The browser in a bug report, as the reporter sees it before it is sent: its family, the system and
 * the size of the window in pixels.
 *
 * @example
 * reportedBrowser('Mozilla/5.0 (Linux; Android 14) Chrome/130.0', { width: 360, height: 740 })
 * // 'Chrome on Android, 360 × 740'
 * @spec a product decision, §17
 */
export function reportedBrowser(userAgent: string | null, { width, height }: { width: number; height: number }): string {
  const family = browserFamily(userAgent);
  const browser = family === 'other' ? 'Another browser' : family;
  const system = SYSTEMS.find(({ pattern }) => pattern.test(userAgent ?? ''))?.system;
  const named = system === undefined ? browser : `${browser} on ${system}`;
  const isMeasured = [width, height].every((side) => Number.isFinite(side) && side >= 1);
  return isMeasured ? `${named}, ${Math.round(width)} × ${Math.round(height)}` : named;
}
