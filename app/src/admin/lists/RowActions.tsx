import { ActionMenu, type IconShape } from '@atlas/ui';
import type { Action } from '../actions/Action.ts';

/** An action or a link of one row, or what opens a dialog about it. */
export type RowAction = { readonly label: string; readonly icon?: IconShape } & (
  | { readonly href: string }
  | { readonly action: Action }
  | { readonly opens: () => void; readonly tone?: 'plain' | 'danger' }
);

interface RowActionsProps {
  /** The name of the row, for the menu's label. */
  name: string;
  actions: readonly RowAction[];
  act: (action: Action) => void;
}

/** The action menu of one row in an admin list. */
export function RowActions({ name, actions, act }: RowActionsProps) {
  return (
    <ActionMenu
      label={`Actions for ${name}`}
      actions={actions.map((item) => {
        if ('href' in item) return item;
        if ('opens' in item) {
          const { opens, ...shown } = item;
          return { ...shown, onSelect: opens };
        }
        const { action, ...look } = item;
        return { ...look, tone: action.confirm?.tone === 'danger' ? 'danger' : 'plain', onSelect: () => act(action) };
      })}
    />
  );
}
