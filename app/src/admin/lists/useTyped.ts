import { SEARCH_DEBOUNCE_MS } from '@atlas/domain/lists';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * The text of a search field; it is searched for once typing pauses, and follows the address when that changes by itself. It stays as it was
 * typed, spaces at its ends too, while the address has what is searched for.
 */
export function useTyped(query: string, apply: (query: string) => void) {
  const [draft, setDraft] = useState<{ text: string; for: string } | null>(null);
  const waits = draft !== null && draft.for === query && draft.text.trim() !== query ? draft.text : null;
  // The address of the moment when the pause is over: a filter may have been chosen meanwhile.
  const send = useEffectEvent((text: string) => {
    setDraft({ text, for: text.trim() });
    apply(text.trim());
  });
  useEffect(() => {
    if (waits === null) return undefined;
    const timer = setTimeout(() => send(waits), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [waits]);
  return {
    typed: draft?.for === query ? draft.text : query,
    search: (text: string) => setDraft({ text, for: query }),
    forget: () => setDraft(null),
  };
}
