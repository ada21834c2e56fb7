/** The key of the segment in an address that opens one; '' for any other address. */
export function segmentIn(search: URLSearchParams): { segmentKey: string; opensSegment: boolean } {
  const segmentKey = search.get('segment') ?? '';
  return { segmentKey, opensSegment: segmentKey !== '' };
}
