import { browserFamily } from '../clientErrors/browserFamily.ts';

/**
 * In this order, because the first match wins: Android also contains Linux, and an iPhone resembles
 * a Mac.
 */
const SYSTEMS = [
  { system: 'iPhone', pattern: /iPhone/ },
  { system: 'iPad', pattern: /iPad/ },
  { system: 'Android', pattern: /Android/ },
  { system: 'Windows', pattern: /Windows/ },
  { system: 'Mac', pattern: /Macintosh/ },
  { system: 'Chromebook', pattern: /CrOS/ },
  { system: 'Linux', pattern: /Linux/ },
] as const;

/**
 * The display name of a browser and its device, derived from the User-Agent header.
 *
 * @example deviceName('Mozilla/5.0 (Windows NT 10.0; Win64; x64) … Chrome/130.0.0.0 Safari/537.36')
 * // 'Chrome on Windows'
 */
export function deviceName(userAgent: string | null): string {
  const family = browserFamily(userAgent);
  const browser = family === 'other' ? 'An unknown browser' : family;
  const system = SYSTEMS.find(({ pattern }) => pattern.test(userAgent ?? ''))?.system;
  return system === undefined ? browser : `${browser} on ${system}`;
}
