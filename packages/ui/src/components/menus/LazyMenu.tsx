import { cloneElement, use, useLayoutEffect, useState } from 'react';
import type { ButtonHTMLAttributes, ComponentType, ReactElement, Ref } from 'react';
import { DataUseContext } from '../../primitives/dataUseContext.ts';
import { showLoadError } from '../feedback/showLoadError.ts';
import type { MenuProps } from './Menu.tsx';

export interface LazyMenuProps<Items extends object> {
  /** The Button or IconButton that opens it; its label names the menu. */
  trigger: ReactElement;
  /** Loads the component that renders the MenuItems, together with the menu's own code. */
  load: () => Promise<ComponentType<Items>>;
  /** The props of that component. */
  items: NoInfer<Items>;
  /** Called when the menu is about to open, to check for changes. */
  onOpen?: (() => void) | undefined;
  /** The button is busy: its menu stays closed. */
  closed?: boolean | undefined;
}

type TriggerProps = ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> };
interface Parts<Items> {
  readonly Menu: ComponentType<MenuProps>;
  readonly Items: ComponentType<Items>;
}

/** A Menu whose code loads on hover or focus, with low data on a press, so that a page with many of them loads faster. */
export function LazyMenu<Items extends object>({ trigger, load, items, onOpen, closed = false }: LazyMenuProps<Items>) {
  const { isLow } = use(DataUseContext);
  const [open, setOpen] = useState(false);
  const [loading, setLoading] = useState(false);
  const [parts, setParts] = useState<(Parts<Items> & { readonly byKey: boolean }) | null>(null);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  // The menu replaces the trigger with its own button, which takes the focus. When opened by
  // keyboard, the button is clicked to focus the first item.
  useLayoutEffect(() => {
    button?.focus();
    if (parts?.byKey) button?.click();
  }, [button, parts]);
  // Otherwise it would open again as soon as the button is free.
  if (closed && open) setOpen(false);
  if (parts) {
    return (
      <parts.Menu
        trigger={cloneElement(trigger as ReactElement<TriggerProps>, { ref: setButton })}
        open={open}
        onOpenChange={(opens) => {
          if (opens) onOpen?.();
          setOpen(opens);
        }}
      >
        <parts.Items {...items} />
      </parts.Menu>
    );
  }
  const fetchParts = () => Promise.all([import('./Menu.tsx'), load()]);
  const preload = isLow ? undefined : () => void fetchParts().catch(() => undefined);
  const show = async (byKey: boolean) => {
    if (loading) return;
    setLoading(true);
    try {
      const [{ Menu }, Items] = await fetchParts();
      setParts({ Menu, Items, byKey });
      setOpen(!byKey);
      // When opened by keyboard, the click on its button calls it.
      if (!byKey) onOpen?.();
    } catch (error) {
      showLoadError(error);
    }
    setLoading(false);
  };
  return cloneElement(trigger as ReactElement<TriggerProps>, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    'aria-busy': loading || undefined,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: ({ detail }) => void show(detail === 0),
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      void show(true);
    },
  });
}
