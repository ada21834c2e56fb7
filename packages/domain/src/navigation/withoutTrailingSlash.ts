/**
 * Removes a single trailing slash from the path of an address within the site; any other address
 * stays unchanged. Query and fragment stay.
 *
 * @param address a path, optionally with query and fragment
 * @example withoutTrailingSlash('/courses/?page=2') // '/courses?page=2'
 * @spec 1 §2.1: trailing slashes are never kept
 */
export function withoutTrailingSlash(address: string): string {
  const [, path, rest] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  // Two leading slashes would open another site, and two trailing ones are a different path.
  return path !== undefined && /^\/(?!\/).*[^/]\/$/.test(path) ? path.slice(0, -1) + (rest ?? '') : address;
}
