import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { edgeSpeed, scrollerOf } from './edgeScroll.ts';
import { dropIndex, clampToList } from './reorder.ts';
import type { Drag } from './reorder.ts';

/** The start of a drag: the row, the pointer and the scroll position, in pixels. */
interface Start extends Pick<Drag, 'from' | 'rows'> {
  pointer: number;
  scroller: Element;
  scrolled: number;
}

/** Reorders the rows of a list by dragging their handles. Scrolls near an edge; Escape cancels. */
export function useDragOrder(onDrop: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const start = useRef<Start | null>(null);
  const pointer = useRef(0);
  const [drag, setDrag] = useState<Drag | null>(null);
  const dragging = drag !== null;

  const carry = () => {
    if (start.current === null) return;
    const { from, rows, scroller, scrolled } = start.current;
    const by = clampToList(start.current, pointer.current - start.current.pointer + scroller.scrollTop - scrolled);
    setDrag({ from, rows, by, to: dropIndex({ from, rows }, by) });
  };
  const end = (drop: boolean) => {
    start.current = null;
    setDrag(null);
    if (drop && drag !== null && drag.to !== drag.from) onDrop(drag.from, drag.to);
  };

  const autoScroll = useEffectEvent(() => {
    if (start.current === null) return;
    const { scroller } = start.current;
    const before = scroller.scrollTop;
    scroller.scrollBy(0, edgeSpeed(scroller, pointer.current));
    if (scroller.scrollTop !== before) carry();
  });
  const onEscape = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    end(false);
  });
  useEffect(() => {
    if (!dragging) return undefined;
    let frame = requestAnimationFrame(function next() {
      autoScroll();
      frame = requestAnimationFrame(next);
    });
    const onKey = (event: globalThis.KeyboardEvent) => onEscape(event);
    window.addEventListener('keydown', onKey, true);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('keydown', onKey, true);
    };
  }, [dragging]);

  const handle = (from: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || !event.isPrimary || !list.current) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const scroller = scrollerOf(list.current);
      start.current = { from, pointer: event.clientY, scroller, scrolled: scroller.scrollTop, rows: measured(list.current) };
      pointer.current = event.clientY;
      carry();
    },
    onPointerMove: (event: PointerEvent) => {
      pointer.current = event.clientY;
      carry();
    },
    onPointerUp: () => end(true),
    onPointerCancel: () => end(false),
    onKeyDown: (event: KeyboardEvent) => {
      const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
      if (by === 0) return;
      event.preventDefault();
      onDrop(from, from + by);
    },
  });
  return { drag, list, handle };
}

const measured = (list: HTMLElement) =>
  [...list.children].map((row) => {
    const { top, height } = row.getBoundingClientRect();
    return { top, height };
  });
