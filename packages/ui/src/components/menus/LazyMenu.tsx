import { cloneElement, useLayoutEffect, useState } from 'react';
import type { ButtonHTMLAttributes, ComponentType, ReactElement, Ref } from 'react';
import { showToast } from '../feedback/showToast.ts';
import type { MenuProps } from './Menu.tsx';

export interface LazyMenuProps<Items extends object> {
  /** The Button or IconButton that opens it; its words are the menu's name. */
  trigger: ReactElement;
  /** Fetches what draws the MenuItems; the menu's own code comes along. */
  load: () => Promise<ComponentType<Items>>;
  /** What the items are drawn from. */
  items: NoInfer<Items>;
  /** The button is at work: its menu stays closed. */
  closed?: boolean | undefined;
  /** Said when the code could not be fetched. */
  failedText?: string | undefined;
}

type TriggerProps = ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> };
interface Parts<Items> {
  readonly Menu: ComponentType<MenuProps>;
  readonly Items: ComponentType<Items>;
}

/** A Menu whose code comes when somebody is about to open it, so that a page with many of them is there sooner. */
export function LazyMenu<Items extends object>({ trigger, load, items, closed = false, failedText = LOST }: LazyMenuProps<Items>) {
  const [open, setOpen] = useState(false);
  const [coming, setComing] = useState(false);
  const [parts, setParts] = useState<(Parts<Items> & { readonly byKey: boolean }) | null>(null);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  // The menu brings a button of its own, in the place of the one that was pressed; by keyboard its first item is at hand.
  useLayoutEffect(() => {
    button?.focus();
    if (parts?.byKey) button?.click();
  }, [button, parts]);
  if (parts) {
    return (
      <parts.Menu
        trigger={cloneElement(trigger as ReactElement<TriggerProps>, { ref: setButton })}
        open={open && !closed}
        onOpenChange={setOpen}
      >
        <parts.Items {...items} />
      </parts.Menu>
    );
  }
  const fetchParts = () => Promise.all([import('./Menu.tsx'), load()]);
  const warm = () => void fetchParts().catch(() => undefined);
  const show = async (byKey: boolean) => {
    if (coming) return;
    setComing(true);
    try {
      const [{ Menu }, Items] = await fetchParts();
      setParts({ Menu, Items, byKey });
      setOpen(!byKey);
    } catch {
      showToast({ kind: 'error', text: failedText });
    }
    setComing(false);
  };
  return cloneElement(trigger as ReactElement<TriggerProps>, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    'aria-busy': coming || undefined,
    onPointerEnter: warm,
    onFocus: warm,
    onClick: ({ detail }) => void show(detail === 0),
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      void show(true);
    },
  });
}

const LOST = 'The connection was lost. Check your signal, then try again.';
