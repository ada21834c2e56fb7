import type { ComponentType, ReactNode } from 'react';
import type { LayoutKind } from '@atlas/domain/access';
import { loadParts, lazyPart } from '../routing/lazyPart.ts';

type LayoutComponent = ComponentType<{ children: ReactNode }>;

// Where the code of a frame cannot be loaded, the page stands alone and still leads on.
const Alone: LayoutComponent = ({ children }) => children;
const VisitorLayout = lazyPart('VisitorLayout', async () => (await import('./VisitorLayout.tsx')).VisitorLayout, Alone);
const MemberLayout = lazyPart('MemberLayout', async () => (await import('./MemberLayout.tsx')).MemberLayout, Alone);
const StaffLayout = lazyPart('StaffLayout', async () => (await import('./StaffLayout.tsx')).StaffLayout, MemberLayout);
const FRAMES = { visitor: VisitorLayout, bar: MemberLayout, sidebar: StaffLayout };
const NAMES = { none: [], visitor: ['VisitorLayout'], bar: ['MemberLayout'], sidebar: ['StaffLayout'] };

/** Loads what stands around a page, so that the first page is drawn whole. */
export const loadLayout = (kind: LayoutKind): Promise<void> => loadParts(NAMES[kind]);

/** What stands around a page. It stays while pages with the same frame come and go in it. */
export function Layout({ kind, children }: { kind: LayoutKind; children: ReactNode }) {
  if (kind === 'none') return children;
  const Around = FRAMES[kind];
  return <Around>{children}</Around>;
}
