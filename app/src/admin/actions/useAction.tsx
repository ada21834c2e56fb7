import type { ConfirmDialog } from '@atlas/ui';
import { useRef, useState, type ReactNode } from 'react';
import { errorMessage } from '../../session/fetchGraphQL.ts';
import type { Action, Question } from './Action.ts';
import { sayDone } from './sayDone.ts';
import { isOvertaken, showActionError } from './showActionError.ts';
import { showError } from './showError.ts';

/** Loads the dialog when the first confirmation is requested. */
const loadDialog = async () => (await import('@atlas/ui/components/feedback/ConfirmDialog.tsx')).ConfirmDialog;

interface Acting {
  /** Runs an action, after its confirmation if it has one. Ignored while another action runs. */
  act: (action: Action) => void;
  /** Whether an action without a confirmation is running. */
  busy: boolean;
  /** The open confirmation dialog. Render it anywhere in the page. */
  dialog: ReactNode;
}

/**
 * Runs actions, each once, after a confirmation if they have one. Then shows the success message,
 * with Undo if available, or the error.
 *
 * An error after a confirmation appears in the dialog, which stays open for another try. If someone
 * else changed the record, the dialog closes instead, because it describes the former version.
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
      if (action.confirm && !isOvertaken(error, action)) setProblem(errorMessage(error));
      else {
        await showActionError(error, action);
        setRequested(null);
      }
    }
    running.current = false;
    setBusy(false);
  };
  const putQuestion = async (action: Action, confirm: Question) => {
    try {
      const Loaded = Dialog ?? (await loadDialog());
      setDialog(() => Loaded);
      setRequested({ ...action, confirm });
    } catch (error) {
      showError(error);
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
