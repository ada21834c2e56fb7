import { useEffect, useEffectEvent, useState } from 'react';
import type { ConfirmDialog } from '../components/feedback/ConfirmDialog.tsx';
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

/** Loads the dialog with the first change, because most pages with a form are left without one. */
const loadDialog = async () => (await import('../components/feedback/ConfirmDialog.tsx')).ConfirmDialog;

/**
 * Confirms before the user leaves unsaved changes: with a dialog within the site, with the browser's
 * own prompt when the tab is closed, and where the dialog cannot be loaded.
 */
export function UnsavedGuard({
  unsaved,
  onGuard,
  title = 'Leave without saving?',
  consequence = 'What you changed on this page is lost.',
  stayText = 'Keep editing',
  leaveText = 'Leave without saving',
}: UnsavedGuardProps) {
  const [leaving, setLeaving] = useState<{ go: () => void } | null>(null);
  const [Dialog, setDialog] = useState<typeof ConfirmDialog | null>(null);
  const load = () => loadDialog().then((loaded) => setDialog(() => loaded));
  const leave = (go: () => void) => {
    agreeToLeave();
    go();
  };
  const ask = (go: () => void) => {
    setLeaving({ go });
    if (Dialog !== null) return;
    load().catch(() => {
      setLeaving(null);
      if (window.confirm(`${title} ${consequence}`)) leave(go);
    });
  };
  const guard = useEffectEvent(() => onGuard?.(ask));
  const prepare = useEffectEvent(() => void load().catch(() => undefined));
  useEffect(() => {
    if (!unsaved) return undefined;
    prepare();
    const endPrompt = promptOnUnload();
    const release = guard();
    return () => {
      endPrompt();
      release?.();
    };
  }, [unsaved]);
  if (Dialog === null) return null;
  return (
    <Dialog
      open={leaving !== null}
      tone="danger"
      title={title}
      consequence={consequence}
      cancelText={stayText}
      confirmText={leaveText}
      onCancel={() => setLeaving(null)}
      onConfirm={() => {
        setLeaving(null);
        if (leaving) leave(leaving.go);
      }}
    />
  );
}
