import { lazy, type ComponentType, type ReactNode } from 'react';
import type { FrameKind } from '@atlas/domain/access';

type Loaded = Promise<{ default: ComponentType<{ children: ReactNode }> }>;

const LOADS = {
  visitor: async (): Loaded => ({ default: (await import('./VisitorFrame.tsx')).VisitorFrame }),
  bar: async (): Loaded => ({ default: (await import('./MemberFrame.tsx')).MemberFrame }),
  sidebar: async (): Loaded => ({ default: (await import('./StaffFrame.tsx')).StaffFrame }),
};

// Where the code of a frame cannot be loaded, the page stands alone and still leads on.
const Alone = ({ children }: { children: ReactNode }) => children;
const alone = async (): Loaded => ({ default: Alone });
const FRAMES = {
  visitor: lazy(() => LOADS.visitor().catch(alone)),
  bar: lazy(() => LOADS.bar().catch(alone)),
  sidebar: lazy(() => LOADS.sidebar().catch(LOADS.bar).catch(alone)),
};

/** Loads what stands around a page, so that the first page is drawn whole. */
export const loadFrame = async (kind: FrameKind): Promise<void> => {
  if (kind !== 'none') await LOADS[kind]().catch(() => null);
};

/** What stands around a page. It stays while pages with the same frame come and go in it. */
export function Frame({ kind, children }: { kind: FrameKind; children: ReactNode }) {
  if (kind === 'none') return children;
  const Around = FRAMES[kind];
  return <Around>{children}</Around>;
}
