import { Button } from '@atlas/ui';
import type { ComponentProps } from 'react';
import type { Action } from './Action.ts';
import { useAction } from './useAction.tsx';

interface ActionButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick' | 'loading' | 'type'> {
  action: Action;
}

/**
 * A button that runs an action. It shows the confirmation if there is one, is busy while the action
 * runs, and reports the result.
 */
export function ActionButton({ action, ...button }: ActionButtonProps) {
  const { act, busy, dialog } = useAction();
  return (
    <>
      <Button {...button} loading={busy} onClick={() => act(action)} />
      {dialog}
    </>
  );
}
