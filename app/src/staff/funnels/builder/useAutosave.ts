import type { LandingDraft } from '@atlas/domain/pages';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { isStale } from '../../../admin/forms/isStale.ts';
import { useSubmit } from '../../../relay/useSubmit.ts';
import { RequestError } from '../../../session/RequestError.ts';
import { forgetDraft, keepDraft } from './keptDraft.ts';
import { pageValues, type ReadPage } from './pageValues.ts';
import type { useAutosaveMutation } from './__generated__/useAutosaveMutation.graphql.ts';

/** The pause in typing after which a page is saved, in milliseconds. */
const PAUSE = 1000;

/** `conflict` means that someone else saved the page: nothing more is saved until that is settled. */
export type SaveState = 'idle' | 'saving' | 'saved' | 'failed' | 'conflict';

export interface Autosave {
  readonly state: SaveState;
  /** Why saving failed; null without a reason that a person can act on. */
  readonly problem: string | null;
  /** Errors of fields, by paths such as `blocks.0.props.headline`. */
  readonly fieldErrors: Readonly<Record<string, string>>;
  readonly isSaved: boolean;
  /** The revision of the saved page. */
  readonly revision: number;
  /** Saves now what is unsaved. @returns the revision, or null when it could not be saved */
  readonly flush: () => Promise<number | null>;
  /** Continues from a page that was read or changed otherwise. */
  readonly rebase: (read: ReadPage, isSaved: boolean) => void;
}

/**
 * Saves a landing page a second after it changed, one request at a time. What is not saved is kept
 * in the browser.
 */
export function useAutosave(read: ReadPage, page: LandingDraft): Autosave {
  const [saved, setSaved] = useState<{ revision: number; page: LandingDraft }>({ revision: read.revision, page: read.page });
  const [state, setState] = useState<SaveState>('idle');
  const [problem, setProblem] = useState<string | null>(null);
  const [fieldErrors, setFieldErrors] = useState<Readonly<Record<string, string>>>({});
  const running = useRef<Promise<number | null> | null>(null);
  const known = useRef(saved);
  const isOvertaken = useRef(false);
  const isKept = useRef(false);
  const shown = useRef(page);
  useEffect(() => {
    shown.current = page;
  }, [page]);
  const send = useSubmit<useAutosaveMutation>(graphql`
    mutation useAutosaveMutation($id: Int!, $revision: Int!, $input: LandingDraftInput!) {
      saveLandingDraft(databaseId: $id, revision: $revision, input: $input) {
        ...pageValues_page
      }
    }
  `);

  const settle = (next: { revision: number; page: LandingDraft }) => {
    known.current = next;
    setSaved(next);
  };

  const save = async (draft: LandingDraft): Promise<number | null> => {
    setState('saving');
    try {
      const { blocks, shareTitle, shareDescription } = draft;
      const answer = await send({ id: read.id, revision: known.current.revision, input: { blocks, shareTitle, shareDescription } });
      const { revision } = pageValues(answer.saveLandingDraft);
      settle({ revision, page: draft });
      setState('saved');
      setProblem(null);
      setFieldErrors({});
      return revision;
    } catch (error) {
      isOvertaken.current = isStale(error);
      setState(isOvertaken.current ? 'conflict' : 'failed');
      setFieldErrors(error instanceof RequestError ? (error.fieldErrors ?? {}) : {});
      setProblem(error instanceof RequestError && error.code === 'BAD_USER_INPUT' ? error.message : null);
      return null;
    }
  };

  /** One request at a time: a change during one is saved after it. */
  const flush = async (): Promise<number | null> => {
    // Several calls may have waited for the same request. Only the first of them saves.
    while (running.current !== null) await running.current;
    if (isOvertaken.current) return null;
    if (known.current.page === shown.current) return known.current.revision;
    running.current = save(shown.current).finally(() => {
      running.current = null;
    });
    return running.current;
  };
  const flushLate = useEffectEvent(() => void flush());

  const isSaved = saved.page === page;
  useEffect(() => {
    if (isSaved) {
      // A draft from an earlier visit stays until it is settled.
      if (isKept.current) forgetDraft(read.id);
      isKept.current = false;
      return undefined;
    }
    isKept.current = true;
    keepDraft(read.id, { revision: saved.revision, page });
    const timer = setTimeout(() => flushLate(), PAUSE);
    return () => clearTimeout(timer);
  }, [read.id, page, isSaved, saved.revision]);
  useEffect(() => {
    const again = () => flushLate();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);

  return {
    state,
    problem,
    fieldErrors,
    isSaved,
    revision: saved.revision,
    flush,
    rebase: (base, isBaseSaved) => {
      settle(base);
      isOvertaken.current = false;
      if (isBaseSaved) forgetDraft(read.id);
      setState(isBaseSaved ? 'saved' : 'idle');
      setProblem(null);
      setFieldErrors({});
    },
  };
}
