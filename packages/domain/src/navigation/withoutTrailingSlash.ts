/**
 * An address within the site without the one slash at the end of its path; any other address as it is. Query and fragment stay.
 *
 * @param address a path, with its query and fragment where it has them
 * @example withoutTrailingSlash('/courses/?page=2') // '/courses?page=2'
 * Specification 1 §2.1: trailing slashes are never kept.
 */
export function withoutTrailingSlash(address: string): string {
  const [, path, rest] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  // Two slashes in front would lead to another site, and two at the end are another path.
  return path !== undefined && /^\/(?!\/).*[^/]\/$/.test(path) ? path.slice(0, -1) + (rest ?? '') : address;
}
