import { useEffect, useEffectEvent, useState } from 'react';
import { ConfirmDialog } from '../components/feedback/ConfirmDialog.tsx';
import { agreeToLeave, promptOnUnload } from './leaving.ts';

/** Called by the router instead of navigating; `leave` continues the navigation. */
export type ConfirmLeaving = (leave: () => void) => void;

export interface UnsavedGuardProps {
  /** There are unsaved changes. */
  unsaved: boolean;
  /**
   * Registers `request` with the router while there are unsaved changes; returns a function that
   * unregisters it. Without it only closing the tab and leaving the site are guarded.
   */
  onGuard?: ((request: ConfirmLeaving) => () => void) | undefined;
  title?: string | undefined;
  consequence?: string | undefined;
  stayText?: string | undefined;
  leaveText?: string | undefined;
}

/** Confirms before the user leaves unsaved changes: with a dialog within the site, with the browser's own prompt when the tab is closed. */
export function UnsavedGuard({
  unsaved,
  onGuard,
  title = 'Leave without saving?',
  consequence = 'What you changed on this page is lost.',
  stayText = 'Keep editing',
  leaveText = 'Leave without saving',
}: UnsavedGuardProps) {
  const [leaving, setLeaving] = useState<{ go: () => void } | null>(null);
  const guard = useEffectEvent(() => onGuard?.((go) => setLeaving({ go })));
  useEffect(() => {
    if (!unsaved) return undefined;
    const endPrompt = promptOnUnload();
    const release = guard();
    return () => {
      endPrompt();
      release?.();
    };
  }, [unsaved]);
  return (
    <ConfirmDialog
      open={leaving !== null}
      tone="danger"
      title={title}
      consequence={consequence}
      cancelText={stayText}
      confirmText={leaveText}
      onCancel={() => setLeaving(null)}
      onConfirm={() => {
        setLeaving(null);
        agreeToLeave();
        leaving?.go();
      }}
    />
  );
}
