/**
 * Sets the default filters of a list in an address that does not have them.
 *
 * @returns a copy of the address's query
 * @example withDefaultFilters(new URLSearchParams('q=ana'), { state: 'submitted' }).toString()
 * // 'q=ana&state=submitted'
 */
export function withDefaultFilters(address: URLSearchParams, defaults: Readonly<Record<string, string | undefined>>): URLSearchParams {
  const filled = new URLSearchParams(address);
  for (const [name, value] of Object.entries(defaults)) {
    if (value !== undefined && !filled.has(name)) filled.set(name, value);
  }
  return filled;
}
