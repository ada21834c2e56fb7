import { useEffect, useRef, type RefObject } from 'react';

/** Whether the component is still mounted, for code that runs after a request. */
export function useIsOpen(): RefObject<boolean> {
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return isOpen;
}
