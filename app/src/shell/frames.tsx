import type { ComponentType, ReactNode } from 'react';
import type { FrameKind } from '@atlas/domain/access';
import { part } from '../routing/part.ts';

type FrameComponent = ComponentType<{ children: ReactNode }>;

const LOADS = {
  visitor: async (): Promise<FrameComponent> => (await import('./VisitorFrame.tsx')).VisitorFrame,
  bar: async (): Promise<FrameComponent> => (await import('./MemberFrame.tsx')).MemberFrame,
  sidebar: async (): Promise<FrameComponent> => (await import('./StaffFrame.tsx')).StaffFrame,
};

// Where the code of a frame cannot be loaded, the page stands alone and still leads on.
const Alone: FrameComponent = ({ children }) => children;
const FRAMES = {
  visitor: part(LOADS.visitor, Alone),
  bar: part(LOADS.bar, Alone),
  sidebar: part(() => LOADS.sidebar().catch(LOADS.bar), Alone),
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
