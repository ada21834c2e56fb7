import { useSearch } from 'wouter';

/** The key of the segment to open, from the address; null for none. */
export function useSegmentKey(): string | null {
  const key = new URLSearchParams(useSearch()).get('segment');
  return key === null || key === '' ? null : key;
}
