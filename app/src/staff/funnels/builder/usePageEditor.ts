import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { useUndoKeys } from '../../../admin/editor/useUndoKeys.ts';
import { type EditorAction, editorReducer, type EditorState, openEditor } from './editorState.ts';
import { keptDraft, type KeptDraft } from './keptDraft.ts';
import type { ReadPage } from './pageValues.ts';
import { type Autosave, useAutosave } from './useAutosave.ts';

interface PageEditing {
  readonly state: EditorState;
  readonly dispatch: (action: EditorAction) => void;
  readonly autosave: Autosave;
  /** A draft that this browser kept from before the page was saved again; null without one, or once it is settled. */
  readonly older: KeptDraft | null;
}

/**
 * A landing page while it is edited: its steps, its saving, and the keys for undo and redo. Changes
 * that this browser could not save the last time are there again.
 */
export function usePageEditor(read: ReadPage): PageEditing {
  const [state, send] = useReducer(editorReducer, read.page, openEditor);
  const [older, setOlder] = useState<KeptDraft | null>(null);
  const autosave = useAutosave(read, state.page);
  const dispatch = (action: EditorAction) => {
    if (action.type === 'replace') setOlder(null);
    send(action);
  };
  // After hydration: the server does not know what this browser keeps.
  const restore = useEffectEvent(() => {
    const kept = keptDraft(read.id);
    if (kept === null) return;
    if (kept.revision === read.revision) send({ type: 'replace', page: kept.page });
    else setOlder(kept);
  });
  // oxlint-disable-next-line react/set-state-in-effect -- what the browser keeps is read once, after hydration
  useEffect(() => restore(), []);
  useUndoKeys((type) => dispatch({ type }));
  return { state, dispatch, autosave, older };
}
