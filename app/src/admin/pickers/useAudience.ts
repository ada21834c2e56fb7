import { whoOpensText } from '@atlas/domain/access';
import { useEffect, useEffectEvent, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { ContentKind } from './ContentCombobox.tsx';
import type { useAudienceQuery } from './__generated__/useAudienceQuery.graphql.ts';

interface Choice {
  kind: ContentKind;
  id: number | null;
  levelIds: readonly number[];
}

/** The delay before a changed choice is counted, in milliseconds. */
const DELAY = 300;

/**
 * States how many people could open a record if it were granted to these access levels. The last
 * count remains until the next one arrives. Tries again when the browser is back online.
 */
export function useAudience({ kind, id, levelIds }: Choice): { text: string | null; hasFailed: boolean; retry: () => void } {
  const environment = useRelayEnvironment();
  const [text, setText] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const retry = () => setAttempt((count) => count + 1);
  const chosen = levelIds.join(' ');
  const count = useEffectEvent(() =>
    fetchQuery<useAudienceQuery>(
      environment,
      graphql`
        query useAudienceQuery($kind: ProductContentKind!, $id: Int, $levels: [Int!]!) {
          viewer {
            contentAudience(kind: $kind, databaseId: $id, accessLevelIds: $levels) {
              people
              members
              isEveryone
            }
          }
        }
      `,
      { kind, id, levels: [...levelIds] },
      { fetchPolicy: 'network-only' },
    ).subscribe({
      next: ({ viewer }) => {
        const { people, members, isEveryone } = viewer.contentAudience;
        setText(whoOpensText({ people, members, isEveryone }));
        setFailed(false);
      },
      error: () => setFailed(true),
    }),
  );
  const isFirst = text === null;
  const delay = useEffectEvent(() => (isFirst ? 0 : DELAY));
  useEffect(() => {
    let running: { unsubscribe: () => void } | null = null;
    const timer = setTimeout(() => (running = count()), delay());
    return () => {
      clearTimeout(timer);
      running?.unsubscribe();
    };
  }, [kind, id, chosen, attempt]);
  useEffect(() => {
    if (!hasFailed) return undefined;
    const again = () => setAttempt((before) => before + 1);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [hasFailed]);
  return { text, hasFailed, retry };
}
