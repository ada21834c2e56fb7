const step = (from: number, by: number, count: number) => (from + by + count) % count;

/**
 * The index of the menu item that a key moves to, or null for other keys: arrows wrap around, Home and End go to the ends, a letter to
 * the next item that starts with it.
 * @example menuKeyTarget('ArrowDown', 2, ['Home', 'My Profile', 'Sign out']) // 0
 */
export function menuKeyTarget(key: string, from: number, labels: readonly string[]): number | null {
  const count = labels.length;
  if (count === 0) return null;
  if (key === 'ArrowDown') return step(from, 1, count);
  if (key === 'ArrowUp') return from < 0 ? count - 1 : step(from, -1, count);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key.length !== 1 || key === ' ') return null;
  const letter = key.toLowerCase();
  for (let by = 1; by <= count; by += 1) {
    const candidate = step(from, by, count);
    if (labels[candidate]?.trim().toLowerCase().startsWith(letter)) return candidate;
  }
  return null;
}
