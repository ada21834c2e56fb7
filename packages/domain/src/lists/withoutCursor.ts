/**
 * The address of the first page of a list: the same search, filters and order without the cursor.
 * Null when the address has no cursor.
 *
 * @example withoutCursor('/courses?q=upwork&after=WyJ4Il0') // '/courses?q=upwork'
 * @example withoutCursor('/courses?page=2') // null
 */
export function withoutCursor(href: string): string | null {
  const [path = '', query = ''] = href.split('?', 2);
  const search = new URLSearchParams(query);
  if (!search.has('after')) return null;
  search.delete('after');
  search.delete('page');
  const rest = search.toString();
  return rest === '' ? path : `${path}?${rest}`;
}
