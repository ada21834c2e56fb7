import { useLayoutEffect, useRef, useState } from 'react';

/** Whether the content of an element fits its width, measured on resize; true before the first measurement. */
export function useFits<Box extends HTMLElement>() {
  const ref = useRef<Box>(null);
  const [fits, setFits] = useState(true);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    const measure = () => setFits(box.scrollWidth <= box.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    measure();
    return () => observer.disconnect();
  }, []);
  return { ref, fits };
}
