/**
 * The error for a person who made too many requests, with the time to wait.
 *
 * @param seconds until the next request is accepted
 * @example tooManyRequests(20) // 'Too many requests. Try again in 20 seconds.'
 */
export function tooManyRequests(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds));
  const [count, unit] = whole < 90 ? [whole, 'second'] : [Math.ceil(whole / 60), 'minute'];
  return `Too many requests. Try again in ${count} ${unit}${count === 1 ? '' : 's'}.`;
}
