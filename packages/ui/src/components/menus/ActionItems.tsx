import type { IconShape } from '../../primitives/Icon.tsx';
import { MenuItem } from './MenuItem.tsx';
import { MenuSeparator } from './MenuSeparator.tsx';

/** An item of an ActionMenu: an action, or a link with `href`. */
export type ActionItem = {
  /** The action: "Archive", "Extend". */
  readonly label: string;
  readonly icon?: IconShape | undefined;
} & (
  | { readonly href: string; readonly onSelect?: undefined; readonly tone?: undefined }
  | {
      readonly href?: undefined;
      readonly onSelect: () => void;
      /** `danger` for what cannot simply be undone; shown last. */
      readonly tone?: 'plain' | 'danger' | undefined;
    }
);

/** The items of an ActionMenu, destructive ones after a separator. */
export function ActionItems({ actions }: { actions: readonly ActionItem[] }) {
  const dangerous = actions.filter(({ tone }) => tone === 'danger');
  const others = actions.filter(({ tone }) => tone !== 'danger');
  return (
    <>
      {others.map(line)}
      {others.length > 0 && dangerous.length > 0 && <MenuSeparator />}
      {dangerous.map(line)}
    </>
  );
}

const line = ({ label, ...item }: ActionItem) => (
  <MenuItem key={label} {...item}>
    {label}
  </MenuItem>
);
