import Ellipsis from 'lucide-react/icons/ellipsis';
import { Button } from '../../primitives/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink.tsx';
import { IconButton } from '../../primitives/IconButton.tsx';
import type { ActionItem } from './ActionItems.tsx';
import { LazyMenu } from './LazyMenu.tsx';

export interface ActionMenuProps {
  /** The accessible name: "Actions for Arvin Salazar". */
  label: string;
  actions: readonly ActionItem[];
}

const loadItems = () => import('./ActionItems.tsx').then(({ ActionItems }) => ActionItems);

/** The actions of one item in a list: a menu behind three dots, or a plain button for a single action. The menu's code is lazy-loaded. */
export function ActionMenu({ label, actions }: ActionMenuProps) {
  const [first, second] = actions;
  if (!first) return null;
  if (second) return <LazyMenu trigger={<IconButton icon={Ellipsis} label={label} />} load={loadItems} items={{ actions }} />;
  if (first.href !== undefined)
    return (
      <ButtonLink href={first.href} size="dense">
        {first.label}
      </ButtonLink>
    );
  return (
    <Button size="dense" variant={first.tone === 'danger' ? 'danger-quiet' : 'secondary'} onClick={first.onSelect}>
      {first.label}
    </Button>
  );
}
