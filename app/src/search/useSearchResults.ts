import { whyNotSearch, type GlobalSearch } from '@atlas/domain/lists';
import { useEffect, useState } from 'react';
import { useAuth } from '../session/authContext.ts';
import { errorMessage } from '../session/fetchGraphQL.ts';
import { readSearch, type Found } from './readSearch.ts';

/** The outcome of a search. */
interface Answer {
  /** The search and attempt that it belongs to. */
  requested: string;
  found: readonly Found[];
  failure: string | null;
}

export interface FoundState {
  /** The last results; those of the previous search while the next one is pending. */
  found: readonly Found[];
  isPending: boolean;
  /** The error message of a failed search. */
  failure: string | null;
  retry: () => void;
}

/**
 * Searches on the server whenever the search changes. A late response never replaces that of a
 * newer search.
 */
export function useSearchResults({ query, type }: GlobalSearch): FoundState {
  const { client } = useAuth();
  const [attempt, setAttempt] = useState(0);
  const [answer, setResponse] = useState<Answer>({ requested: '', found: [], failure: null });
  const requested = whyNotSearch(query) === null ? JSON.stringify([query.trim(), type, attempt]) : '';
  useEffect(() => {
    if (requested === '') return undefined;
    let isWanted = true;
    readSearch(query.trim(), type, client.knownToken()).then(
      (found) => isWanted && setResponse({ requested, found, failure: null }),
      (error: unknown) => isWanted && setResponse({ requested, found: [], failure: errorMessage(error) }),
    );
    return () => {
      isWanted = false;
    };
  }, [requested, query, type, client]);
  return {
    found: requested === '' ? [] : answer.found,
    isPending: requested !== '' && answer.requested !== requested,
    failure: answer.requested === requested ? answer.failure : null,
    retry: () => setAttempt(attempt + 1),
  };
}
