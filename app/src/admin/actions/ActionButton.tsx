import { Button } from '@atlas/ui';
import type { ComponentProps } from 'react';
import type { Action } from './Action.ts';
import { useAction } from './useAction.tsx';

interface ActionButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick' | 'loading' | 'type'> {
  action: Action;
}

/** A button that does something by itself: it asks first where that is wanted, is busy meanwhile, and says how it went. */
export function ActionButton({ action, ...button }: ActionButtonProps) {
  const { act, busy, dialog } = useAction();
  return (
    <>
      <Button {...button} loading={busy} onClick={() => act(action)} />
      {dialog}
    </>
  );
}
