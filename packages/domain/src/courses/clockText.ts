const two = (value: number): string => String(value).padStart(2, '0');

/**
 * Formats a video position like a clock; anything but a positive number reads 0:00.
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
