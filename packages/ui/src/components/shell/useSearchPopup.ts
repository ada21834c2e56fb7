import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { moveThroughResults } from './moveThroughResults.ts';

/**
 * The open state of a search popup: opens on typing or focus in a non-empty input; closes on
 * Escape, an outside click or focus, and navigation. The panel is a popover in the top layer, so a
 * script sets its position.
 */
export function useSearchPopup(page: string, hasQuery: boolean, startsOpen = false) {
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(startsOpen);
  const [shownOn, setShownOn] = useState(page);
  if (shownOn !== page) {
    setShownOn(page);
    setActive(false);
  }
  const open = active && hasQuery;

  useEffect(() => {
    if (!open) return undefined;
    if (panel.current && root.current) placeUnder(panel.current, root.current);
    panel.current?.showPopover?.();
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setActive(false);
    };
    // If it starts open, the focus may be elsewhere.
    const onKey = ({ key, defaultPrevented }: globalThis.KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) setActive(false);
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);

  return {
    open,
    activate: () => setActive(true),
    close: () => setActive(false),
    panel,
    root: {
      ref: root,
      onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setActive(false);
      },
      onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => {
        moveThroughResults(event);
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        // The order matters: focusing the input opens the panel.
        event.currentTarget.querySelector('input')?.focus();
        setActive(false);
      },
    },
  };
}

/** Sets the panel's offsets from the input: a popover is positioned relative to the viewport. */
function placeUnder(panel: HTMLElement, box: HTMLElement): void {
  const { bottom, left, width } = box.getBoundingClientRect();
  panel.style.setProperty('--box-bottom', `${bottom}px`);
  panel.style.setProperty('--box-left', `${left}px`);
  panel.style.setProperty('--box-width', `${width}px`);
}
