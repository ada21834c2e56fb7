import { SEARCH_DEBOUNCE_MS } from '@atlas/domain/lists';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * The text of a search field. It is searched for once typing pauses, and updates when the address
 * changes otherwise.
 *
 * The field keeps the text as typed, including leading and trailing spaces, as long as the address
 * contains the same search.
 */
export function useTyped(query: string, apply: (query: string) => void) {
  const [draft, setDraft] = useState<{ text: string; for: string } | null>(null);
  const waits = draft !== null && draft.for === query && draft.text.trim() !== query ? draft.text : null;
  // Uses the address at the end of the pause: the user may have chosen a filter in the meantime.
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
