const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

/**
 * The size of a file in words, in steps of a thousand: one decimal below 10, none from 10. A
 * no-break space joins number and unit. '' for an invalid size.
 *
 * @param bytes size in bytes
 * @example fileSizeText(24_000_000) // '24\u00a0MB'
 */
export function fileSizeText(bytes: number): string {
  if (!Number.isFinite(bytes) || bytes < 0) return '';
  let value = Math.round(bytes);
  let unit = 0;
  const rounded = (): number => (unit > 0 && value < 9.95 ? Math.round(value * 10) / 10 : Math.round(value));
  while (rounded() >= 1000 && unit < UNITS.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${rounded()}\u00a0${UNITS[unit] ?? ''}`;
}
