/**
 * Parses a length as people type it: minutes, minutes and seconds, or hours, minutes and seconds.
 * NaN for anything else. Reads the output of `clockText` back to the same number.
 *
 * @example clockSeconds('7:15') // 435
 * @example clockSeconds('7') // 420
 */
export function clockSeconds(text: string): number {
  const parts = /^(?:(?:(\d{1,3}):)?(\d{1,4}):([0-5]\d)|(\d{1,4}))$/.exec(text.trim());
  if (parts === null) return Number.NaN;
  const [hours, minutes, seconds, onlyMinutes] = parts.slice(1).map((part) => Number(part ?? 0)) as [number, number, number, number];
  return hours > 0 && minutes > 59 ? Number.NaN : hours * 3600 + (minutes + onlyMinutes) * 60 + seconds;
}
