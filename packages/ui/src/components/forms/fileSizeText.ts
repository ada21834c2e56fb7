/**
 * The size of a file as people say it; the number and its unit never part.
 *
 * @example fileSizeText(2_516_582) // '2.4 MB'
 */
export function fileSizeText(bytes: number): string {
  const [size, unit] = bytes < 1024 * 1024 ? [Math.max(1, Math.round(bytes / 1024)), 'KB'] : [bytes / 1024 / 1024, 'MB'];
  return `${Number(size.toFixed(size < 10 ? 1 : 0))}\u00A0${unit}`;
}
