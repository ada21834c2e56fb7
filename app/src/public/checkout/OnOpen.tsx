import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';

/** Renders its children once the disclosure around it was opened, so that their code loads only then. */
export function OnOpen({ children }: { children: ReactNode }) {
  'use no memo';
  const [isOpened, setOpened] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const details = root.current?.closest('details');
    if (!details) return undefined;
    const onToggle = () => {
      if (details.open) setOpened(true);
    };
    onToggle();
    details.addEventListener('toggle', onToggle);
    return () => details.removeEventListener('toggle', onToggle);
  }, []);
  return <div ref={root}>{isOpened && <Suspense>{children}</Suspense>}</div>;
}
