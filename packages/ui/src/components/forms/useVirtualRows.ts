import { elementScroll, observeElementOffset, observeElementRect, Virtualizer } from '@tanstack/react-virtual';
import type { VirtualItem } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';

interface VirtualRowsOptions {
  count: number;
  keyOf: (index: number) => string;
  /** The estimated height of a row in pixels. */
  heightOf: (index: number) => number;
}

type Rows = Virtualizer<HTMLDivElement, HTMLElement>;

interface View {
  rows: readonly VirtualItem[];
  /** The total height of all rows in pixels. */
  total: number;
}

/**
 * The rendered rows of a virtualized list and their positions. The virtualizer is a mutable object,
 * whose changes a compiled component would miss, so its output is copied into state.
 */
export function useVirtualRows({ count, keyOf, heightOf }: VirtualRowsOptions) {
  const box = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<View>({ rows: [], total: 0 });
  const virtualizer = useRef<Rows>(null);

  useLayoutEffect(() => {
    const look = () => {
      const rows = virtualizer.current?.getVirtualItems() ?? [];
      const total = virtualizer.current?.getTotalSize() ?? 0;
      setView((seen) => (seen.rows === rows && seen.total === total ? seen : { rows, total }));
    };
    const options = {
      count,
      getItemKey: keyOf,
      estimateSize: heightOf,
      getScrollElement: () => box.current,
      observeElementRect,
      observeElementOffset,
      scrollToFn: elementScroll,
      onChange: look,
      overscan: 8,
      paddingStart: 4,
      paddingEnd: 4,
      scrollPaddingStart: 4,
      scrollPaddingEnd: 4,
    };
    // Mirrors the library's own hook, without its re-rendering.
    const rows = (virtualizer.current ??= new Virtualizer(options));
    rows.setOptions(options);
    rows._willUpdate();
    look();
  });
  useLayoutEffect(() => {
    const stop = virtualizer.current?._didMount();
    return () => {
      stop?.();
      virtualizer.current = null;
    };
  }, []);

  return {
    box,
    view,
    measure: (row: HTMLElement | null) => virtualizer.current?.measureElement(row),
    scrollTo: (index: number) => virtualizer.current?.scrollToIndex(index),
  };
}
