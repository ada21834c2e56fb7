const isBlank = (value: unknown) => value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * Deep equality for form values, so that a form is not dirty for nothing: all empty values are equal, and
 * arrays and records are compared by content.
 */
export function sameValue(one: unknown, other: unknown): boolean {
  if (isBlank(one) && isBlank(other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((entry, index) => sameValue(entry, other[index]));
  }
  if (isRecord(one) && isRecord(other)) {
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => sameValue(one[key], other[key]));
  }
  return Object.is(one, other);
}
