import { use, useEffect, useId, useRef, useState } from 'react';
import type { ComponentType, FocusEvent, KeyboardEvent, RefObject } from 'react';
import { DataUseContext } from '../../primitives/dataUseContext.ts';
import { showLoadError } from '../feedback/showLoadError.ts';
import { menuKeyTarget } from './menuKeyTarget.ts';

type Opening = 'first' | 'last';

/** The props that a menu button's panel passes to its elements. */
export interface MenuPanelProps {
  /** For the panel. */
  panel: { ref: RefObject<HTMLDivElement | null>; popover: 'manual'; onKeyDown: (event: KeyboardEvent) => void };
  /** For the menu inside it. */
  menu: { id: string; role: 'menu'; onKeyDown: (event: KeyboardEvent) => void };
  onClose: () => void;
}

/**
 * The menu button pattern of the ARIA practices: the button opens the panel and moves the focus
 * into its menu, arrows and letters move within it, Escape, Tab, an outside click and a selection
 * close it. Escape and a selection restore the focus. The code of the panel loads on hover or
 * focus, with low data on a press.
 */
export function useMenuButton<Props extends MenuPanelProps>(load: () => Promise<ComponentType<Props>>) {
  const [Panel, setPanel] = useState<ComponentType<Props> | null>(null);
  const [loading, setLoading] = useState(false);
  const menuId = useId();
  const rootRef = useRef<HTMLSpanElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const [opening, setOpening] = useState<Opening | null>(null);
  const open = opening !== null;

  useEffect(() => {
    if (opening === null) return undefined;
    const panel = panelRef.current;
    if (panel && buttonRef.current) placeBeside(panel, buttonRef.current);
    // Old browsers without popovers show the panel as a positioned element.
    panel?.showPopover?.();
    menuItems(panel)
      .at(opening === 'first' ? 0 : -1)
      ?.focus();
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !rootRef.current?.contains(event.target)) setOpening(null);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [opening]);

  const close = () => {
    setOpening(null);
    buttonRef.current?.focus();
  };

  const { isLow } = use(DataUseContext);
  const preload = isLow ? undefined : () => void load().catch(() => undefined);
  const show = async (at: Opening) => {
    if (loading) return;
    if (!Panel) {
      setLoading(true);
      try {
        const Loaded = await load();
        setPanel(() => Loaded);
      } catch (error) {
        showLoadError(error);
        return;
      } finally {
        setLoading(false);
      }
    }
    setOpening(at);
  };

  return {
    Panel: open ? Panel : null,
    root: {
      ref: rootRef,
      onBlur: (event: FocusEvent) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpening(null);
      },
    },
    button: {
      ref: buttonRef,
      'aria-haspopup': 'menu',
      'aria-expanded': open,
      'aria-controls': open ? menuId : undefined,
      'aria-busy': loading || undefined,
      onPointerEnter: preload,
      onFocus: preload,
      onClick: () => (open ? setOpening(null) : void show('first')),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        void show(event.key === 'ArrowDown' ? 'first' : 'last');
      },
    },
    inPanel: {
      panel: {
        ref: panelRef,
        popover: 'manual',
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          close();
        },
      },
      menu: {
        id: menuId,
        role: 'menu',
        onKeyDown: (event: KeyboardEvent) => {
          if (event.altKey || event.ctrlKey || event.metaKey) return;
          const items = menuItems(panelRef.current);
          const from = items.findIndex((item) => item === document.activeElement);
          const target = menuKeyTarget(
            event.key,
            from,
            items.map(({ textContent }) => textContent),
          );
          if (target === null) return;
          event.preventDefault();
          items[target]?.focus();
        },
      },
      onClose: close,
    } satisfies MenuPanelProps,
  } as const;
}

/** Sets the panel's offsets from the button: a popover is positioned relative to the viewport. */
function placeBeside(panel: HTMLElement, button: HTMLElement) {
  const { right, bottom } = button.getBoundingClientRect();
  panel.style.setProperty('--button-right', `${document.documentElement.clientWidth - right}px`);
  panel.style.setProperty('--button-bottom', `${bottom}px`);
}

/** Some items are for phones only. */
const isVisible = (item: HTMLElement) => getComputedStyle(item.parentElement ?? item).display !== 'none';

const menuItems = (panel: HTMLElement | null) => [...(panel?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])].filter(isVisible);
