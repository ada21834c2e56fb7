import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { tabKeyTarget } from './tabKeyTarget.ts';

const tabsIn = (strip: HTMLElement) => [...strip.querySelectorAll<HTMLElement>('a, button')];

/**
 * A list of tabs: arrow keys move the focus, and the selected tab is scrolled into view (within the list; the page stays put).
 * @param chosen changes when another tab is selected
 */
export function useTabList<Strip extends HTMLElement>(chosen: string | undefined) {
  const ref = useRef<Strip>(null);
  useEffect(() => {
    const strip = ref.current;
    const tab = strip?.querySelector<HTMLElement>('[aria-current], [aria-selected="true"]');
    if (!strip || !tab) return;
    const hidden = tab.offsetLeft < strip.scrollLeft || tab.offsetLeft + tab.offsetWidth > strip.scrollLeft + strip.clientWidth;
    if (hidden) strip.scrollLeft = tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2;
  }, [chosen]);
  return {
    ref,
    onKeyDown: (event: KeyboardEvent<Strip>) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const tabs = tabsIn(event.currentTarget);
      const from = tabs.findIndex((tab) => tab === document.activeElement);
      const target = from < 0 ? null : tabKeyTarget(event.key, from, tabs.length);
      if (target === null) return;
      event.preventDefault();
      tabs[target]?.focus();
    },
  };
}
