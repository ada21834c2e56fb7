import { whyNotSearch, type GlobalSearch } from '@atlas/domain/lists';
import { useEffect, useState } from 'react';
import { useAuth } from '../session/authContext.ts';
import { errorMessage } from '../session/fetchGraphQL.ts';
import { readSearch, type Found } from './readSearch.ts';

/** What became of a search. */
interface Answer {
  /** The search and the try that it belongs to. */
  asked: string;
  found: readonly Found[];
  failure: string | null;
}

export interface FoundState {
  /** The last answer that arrived; that of an earlier search while the next one is on its way. */
  found: readonly Found[];
  isPending: boolean;
  /** Why the search failed, as a sentence. */
  failure: string | null;
  retry: () => void;
}

/** Asks the server whenever the search changes. What arrives late never takes the place of what was asked for after it. */
export function useSearchResults({ query, type }: GlobalSearch): FoundState {
  const { client } = useAuth();
  const [attempt, setAttempt] = useState(0);
  const [answer, setResponse] = useState<Answer>({ asked: '', found: [], failure: null });
  const asked = whyNotSearch(query) === null ? JSON.stringify([query.trim(), type, attempt]) : '';
  useEffect(() => {
    if (asked === '') return undefined;
    let isWanted = true;
    readSearch(query.trim(), type, client.knownToken()).then(
      (found) => isWanted && setResponse({ asked, found, failure: null }),
      (error: unknown) => isWanted && setResponse({ asked, found: [], failure: errorMessage(error) }),
    );
    return () => {
      isWanted = false;
    };
  }, [asked, query, type, client]);
  return {
    found: asked === '' ? [] : answer.found,
    isPending: asked !== '' && answer.asked !== asked,
    failure: answer.asked === asked ? answer.failure : null,
    retry: () => setAttempt(attempt + 1),
  };
}
