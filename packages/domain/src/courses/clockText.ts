const two = (value: number): string => String(value).padStart(2, '0');

/**
 * A position in a video as a clock shows it; what is no positive number reads 0:00.
 *
 * @param seconds position in seconds, rounded down
 * @example clockText(760) // '12:40'
 * @example clockText(3760) // '1:02:40'
 */
export function clockText(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/**
 * The seconds of a length as people write it: minutes, minutes and seconds, or hours, minutes and seconds. NaN for anything else. What `clockText`
 * writes reads back to the same number.
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
