import { useEffect, useId, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { menuKeyTarget } from './menuKeyTarget.ts';

type Opening = 'first' | 'last';

/**
 * The menu button pattern of the ARIA practices: the button opens the panel and moves the focus into its menu, arrows and letters move within it,
 * Escape, Tab, an outside click and a selection close it; Escape and a selection restore the focus.
 */
export function useMenuButton() {
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

  return {
    open,
    close,
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
      onClick: () => setOpening(open ? null : 'first'),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        setOpening(event.key === 'ArrowDown' ? 'first' : 'last');
      },
    },
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
  } as const;
}

/** A popover is positioned relative to the viewport; these four distances tell it where the button is. */
function placeBeside(panel: HTMLElement, button: HTMLElement) {
  const { top, right, bottom, left } = button.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  panel.style.setProperty('--button-top', `${clientHeight - top}px`);
  panel.style.setProperty('--button-right', `${clientWidth - right}px`);
  panel.style.setProperty('--button-bottom', `${bottom}px`);
  panel.style.setProperty('--button-left', `${left}px`);
}

const menuItems = (panel: HTMLElement | null) => [...(panel?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
