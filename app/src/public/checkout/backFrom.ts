/**
 * The payer's return from the provider's page, read from the address.
 *
 * @example backFrom('order=ATL-7KQ2MD&back=paid') // 'paid'
 */
export function backFrom(search: string): 'paid' | 'cancelled' | null {
  const back = new URLSearchParams(search).get('back');
  return back === 'paid' || back === 'cancelled' ? back : null;
}

/** The address of the page without the payer's return. */
export function withoutBack(path: string, search: string): string {
  const params = new URLSearchParams(search);
  params.delete('back');
  return `${path}?${params.toString()}`;
}
