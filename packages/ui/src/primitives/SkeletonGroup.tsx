import type { ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface SkeletonGroupProps {
  /** Skeletons in the shape of the content. */
  children: ReactNode;
  text?: string | undefined;
}

/** Announces "Loading..." once for all skeletons inside it. */
export function SkeletonGroup({ children, text = 'Loading...' }: SkeletonGroupProps) {
  return (
    <div role="status">
      <VisuallyHidden>{text}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
