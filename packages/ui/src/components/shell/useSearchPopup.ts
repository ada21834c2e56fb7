import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { moveThroughResults } from './moveThroughResults.ts';

/**
 * When the panel under a search box is open: from typing or focus in a box that is not empty, until Escape, a press or focus elsewhere, or another page.
 * The panel is a popover, above everything, so it is told where the box is.
 */
export function useSearchPopup(page: string, hasQuery: boolean) {
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(false);
  const [shownOn, setShownOn] = useState(page);
  if (shownOn !== page) {
    setShownOn(page);
    setAsked(false);
  }
  const open = asked && hasQuery;

  useEffect(() => {
    if (!open) return undefined;
    if (panel.current && root.current) placeUnder(panel.current, root.current);
    panel.current?.showPopover?.();
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setAsked(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [open]);

  return {
    open,
    ask: () => setAsked(true),
    close: () => setAsked(false),
    panel,
    root: {
      ref: root,
      onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setAsked(false);
      },
      onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => {
        moveThroughResults(event);
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        // In this order: the focus in the box asks for the panel.
        event.currentTarget.querySelector('input')?.focus();
        setAsked(false);
      },
    },
  };
}

/** A popover is laid out by the page; these tell it where the box is. */
function placeUnder(panel: HTMLElement, box: HTMLElement): void {
  const { bottom, left, width } = box.getBoundingClientRect();
  panel.style.setProperty('--box-bottom', `${bottom}px`);
  panel.style.setProperty('--box-left', `${left}px`);
  panel.style.setProperty('--box-width', `${width}px`);
}
