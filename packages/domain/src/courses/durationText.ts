const NBSP = '\u00a0';

/**
 * A duration in words, rounded to the minute, at least one minute; '' for anything but a positive
 * length. It never wraps over two lines.
 *
 * @param seconds length in seconds
 * @example durationText(9600) // '2\u00a0h\u00a040\u00a0min'
 */
export function durationText(seconds: number): string {
  if (!Number.isFinite(seconds) || seconds <= 0) return '';
  const minutes = Math.max(1, Math.round(seconds / 60));
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [hours > 0 ? `${hours}${NBSP}h` : '', rest > 0 ? `${rest}${NBSP}min` : ''];
  return parts.filter((part) => part !== '').join(NBSP);
}
