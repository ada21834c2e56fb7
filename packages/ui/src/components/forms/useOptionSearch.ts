import { useEffect, useEffectEvent, useState } from 'react';
import type { ComboboxOption, OptionSource } from './ComboboxOption.ts';

/** How long typing must pause before the server is asked. */
const SEARCH_DELAY = 300;

interface Answer {
  /** What was asked. */
  question: string;
  found: readonly ComboboxOption[];
  failed: boolean;
}

/**
 * The options of an open list. Given ones are there at once; others are asked for as it opens and whenever typing pauses. What was found
 * stays until the next answer comes, and an answer that is late for its question is dropped.
 */
export function useOptionSearch({ options = [], loadOptions }: OptionSource, { open, query }: { open: boolean; query: string }) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);
  const remote = loadOptions !== undefined;
  const question = `${attempt} ${query.trim()}`;

  const ask = useEffectEvent((signal: AbortSignal) => {
    loadOptions?.(query.trim(), signal).then(
      (found) => !signal.aborted && setAnswer({ question, found, failed: false }),
      () => !signal.aborted && setAnswer({ question, found: [], failed: true }),
    );
  });
  useEffect(() => {
    if (!remote || !open) return undefined;
    const control = new AbortController();
    const timer = setTimeout(() => ask(control.signal), query === '' ? 0 : SEARCH_DELAY);
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
