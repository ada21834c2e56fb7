import { useEffect, useEffectEvent, useState } from 'react';
import { ConfirmDialog } from '../components/feedback/ConfirmDialog.tsx';

/** Called by the router instead of going; `leave` goes after all. */
export type AskBeforeLeaving = (leave: () => void) => void;

export interface UnsavedGuardProps {
  /** Something would be lost. */
  unsaved: boolean;
  /**
   * Hands `ask` to the router for as long as something would be lost; what it answers takes `ask` back. Without it only closing the tab and
   * leaving the site are guarded.
   */
  onGuard?: ((ask: AskBeforeLeaving) => () => void) | undefined;
  title?: string | undefined;
  consequence?: string | undefined;
  stayText?: string | undefined;
  leaveText?: string | undefined;
}

/** Asks before somebody leaves what is not saved: in the site with a dialog, when the tab closes with the browser's own question. */
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
    const stop = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', stop);
    const release = guard();
    return () => {
      window.removeEventListener('beforeunload', stop);
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
        leaving?.go();
      }}
    />
  );
}
