import type { ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface SkeletonGroupProps {
  /** Skeletons in the shape of what is on its way. */
  children: ReactNode;
  text?: string | undefined;
}

/** Says "Loading..." once for all the skeletons inside it. Never a spinner page. */
export function SkeletonGroup({ children, text = 'Loading...' }: SkeletonGroupProps) {
  return (
    <div role="status">
      <VisuallyHidden>{text}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
