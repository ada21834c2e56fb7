/**
 * The index of the tab that a key moves to, or null for other keys. Left and right wrap around, Home and End go to the ends.
 * @example tabKeyTarget('ArrowRight', 3, 4) // 0
 */
export function tabKeyTarget(key: string, from: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowRight') return (from + 1) % count;
  if (key === 'ArrowLeft') return (from - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}
