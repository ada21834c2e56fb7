import { useLayoutEffect, useRef, useState } from 'react';

/** The edges behind which a row that scrolls sideways continues. */
export type ScrollEdges = 'none' | 'start' | 'end' | 'both';

/** Fractions of a pixel, by which browsers round a scroll position. */
const TOLERANCE = 1;

/** Measures behind which edges of a box its content continues; `none` before the first measurement. */
export function useScrollEdges<Box extends HTMLElement>() {
  const ref = useRef<Box>(null);
  const [edges, setEdges] = useState<ScrollEdges>('none');
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    const measure = () => {
      const atStart = box.scrollLeft <= TOLERANCE;
      const atEnd = box.scrollLeft + box.clientWidth >= box.scrollWidth - TOLERANCE;
      setEdges(atStart ? (atEnd ? 'none' : 'end') : atEnd ? 'start' : 'both');
    };
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    box.addEventListener('scroll', measure, { passive: true });
    measure();
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', measure);
    };
  }, []);
  return { ref, edges };
}
