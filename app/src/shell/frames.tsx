import type { ComponentType, ReactNode } from 'react';
import type { FrameKind } from '@atlas/domain/access';
import { loadParts, part } from '../routing/part.ts';

type FrameComponent = ComponentType<{ children: ReactNode }>;

// Where the code of a frame cannot be loaded, the page stands alone and still leads on.
const Alone: FrameComponent = ({ children }) => children;
const VisitorFrame = part('VisitorFrame', async () => (await import('./VisitorFrame.tsx')).VisitorFrame, Alone);
const MemberFrame = part('MemberFrame', async () => (await import('./MemberFrame.tsx')).MemberFrame, Alone);
const StaffFrame = part('StaffFrame', async () => (await import('./StaffFrame.tsx')).StaffFrame, MemberFrame);
const FRAMES = { visitor: VisitorFrame, bar: MemberFrame, sidebar: StaffFrame };
const NAMES = { none: [], visitor: ['VisitorFrame'], bar: ['MemberFrame'], sidebar: ['StaffFrame'] };

/** Loads what stands around a page, so that the first page is drawn whole. */
export const loadFrame = (kind: FrameKind): Promise<void> => loadParts(NAMES[kind]);

/** What stands around a page. It stays while pages with the same frame come and go in it. */
export function Frame({ kind, children }: { kind: FrameKind; children: ReactNode }) {
  if (kind === 'none') return children;
  const Around = FRAMES[kind];
  return <Around>{children}</Around>;
}
