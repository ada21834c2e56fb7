import { ActionMenu, type IconShape } from '@atlas/ui';
import type { Action } from '../actions/Action.ts';

/** What can be done with one row, or where it leads. */
export type RowAction = { readonly label: string; readonly icon?: IconShape } & ({ readonly href: string } | { readonly action: Action });

interface RowActionsProps {
  /** What the row is called. */
  name: string;
  actions: readonly RowAction[];
  act: (action: Action) => void;
}

/** The actions of one row of an admin list. */
export function RowActions({ name, actions, act }: RowActionsProps) {
  return (
    <ActionMenu
      label={`Actions for ${name}`}
      actions={actions.map((item) => {
        if ('href' in item) return item;
        const { action, ...look } = item;
        return { ...look, tone: action.confirm?.tone === 'danger' ? 'danger' : 'plain', onSelect: () => act(action) };
      })}
    />
  );
}
