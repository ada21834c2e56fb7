import { type ConfirmDialog, showToast } from '@atlas/ui';
import { CONNECTION_LOST } from '@atlas/domain/errors';
import { useRef, useState, type ReactNode } from 'react';
import { errorMessage } from '../../session/fetchGraphQL.ts';
import type { Action, Question } from './Action.ts';
import { sayDone } from './sayDone.ts';
import { showError } from './showError.ts';

/** The question comes when it is asked. */
const loadDialog = async () => (await import('@atlas/ui/components/feedback/ConfirmDialog.tsx')).ConfirmDialog;

interface Acting {
  /** Does it, after its question if it has one. While one is under way nothing else begins. */
  act: (action: Action) => void;
  /** An action that asked nothing is under way. */
  busy: boolean;
  /** The question while it is open; belongs somewhere into the page. */
  dialog: ReactNode;
}

/**
 * Carries out actions: asks first where that is wanted, runs each once, says afterwards that it is done (with a way back where there is one) or
 * why not. What goes wrong after a question is said in the question, which stays open for another try.
 */
export function useAction(): Acting {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [requested, setRequested] = useState<(Action & { confirm: Question }) | null>(null);
  const [Dialog, setDialog] = useState<typeof ConfirmDialog | null>(null);
  const [problem, setProblem] = useState<string>();
  const carryOut = async (action: Action) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setProblem(undefined);
    try {
      await action.run();
      setRequested(null);
      sayDone(action);
    } catch (error) {
      if (action.confirm) setProblem(errorMessage(error));
      else showError(error);
    }
    running.current = false;
    setBusy(false);
  };
  const putQuestion = async (action: Action, confirm: Question) => {
    try {
      const Loaded = Dialog ?? (await loadDialog());
      setDialog(() => Loaded);
      setRequested({ ...action, confirm });
    } catch {
      showToast({ kind: 'error', text: CONNECTION_LOST });
    }
  };
  const act = (action: Action) => {
    if (running.current) return;
    setProblem(undefined);
    void (action.confirm ? putQuestion(action, action.confirm) : carryOut(action));
  };
  const dialog = Dialog && requested && (
    <Dialog
      open
      {...requested.confirm}
      busy={busy}
      error={problem}
      onConfirm={() => void carryOut(requested)}
      onCancel={() => setRequested(null)}
    />
  );
  return { act, busy: busy && requested === null, dialog };
}
