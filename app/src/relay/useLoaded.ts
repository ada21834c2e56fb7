import { useEffect, useEffectEvent, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

/** An answer that is loaded while a part of a page is open. */
export interface Loaded<Answer> {
  /** Null until it arrives. */
  readonly answer: Answer | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/**
 * Loads what a dialog shows when it opens, always from the server. A page's own data comes with the
 * page.
 */
export function useLoaded<Query extends OperationType>(query: GraphQLTaggedNode, variables: Query['variables']): Loaded<Query['response']> {
  const environment = useRelayEnvironment();
  const [answer, setAnswer] = useState<Query['response'] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const load = useEffectEvent(() =>
    fetchQuery<Query>(environment, query, variables, { fetchPolicy: 'network-only' }).subscribe({
      next: (arrived) => {
        setAnswer(arrived);
        setFailed(false);
      },
      error: () => setFailed(true),
    }),
  );
  const key = JSON.stringify(variables);
  useEffect(() => {
    const running = load();
    return () => running.unsubscribe();
  }, [key, attempt]);
  return { answer, hasFailed, retry: () => setAttempt((before) => before + 1) };
}
