import { useEffect, useEffectEvent, useState } from 'react';
import type { ComboboxOption, OptionSource } from './ComboboxOption.ts';

/** The debounce before the server is queried, in milliseconds. */
const SEARCH_DELAY = 300;

interface Answer {
  /** The query and attempt. */
  question: string;
  found: readonly ComboboxOption[];
  failed: boolean;
}

/**
 * The options of an open list. Given options are available at once; others are requested when it opens and when typing pauses. Results
 * stay until the next response, and outdated responses are dropped.
 */
export function useOptionSearch({ options = [], loadOptions }: OptionSource, { open, query }: { open: boolean; query: string }) {
  const [answer, setResponse] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);
  const remote = loadOptions !== undefined;
  const question = `${attempt} ${query.trim()}`;

  const load = useEffectEvent((signal: AbortSignal) => {
    loadOptions?.(query.trim(), signal).then(
      (found) => !signal.aborted && setResponse({ question, found, failed: false }),
      () => !signal.aborted && setResponse({ question, found: [], failed: true }),
    );
  });
  useEffect(() => {
    if (!remote || !open) return undefined;
    const control = new AbortController();
    const timer = setTimeout(() => load(control.signal), query === '' ? 0 : SEARCH_DELAY);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [remote, open, query, attempt]);

  const waiting = remote && answer?.question !== question;
  return {
    found: remote ? (answer?.found ?? []) : options,
    state: waiting ? 'loading' : remote && answer?.failed ? 'failed' : 'ready',
    retry: () => setAttempt((count) => count + 1),
  } as const;
}
