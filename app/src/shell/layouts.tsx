import type { ComponentType, ReactNode } from 'react';
import type { LayoutKind } from '@atlas/domain/access';
import { loadParts, lazyPart } from '../routing/lazyPart.ts';

type LayoutComponent = ComponentType<{ children: ReactNode }>;

// If the code of a layout fails to load, the page renders without one and its links still work.
const Alone: LayoutComponent = ({ children }) => children;
const VisitorLayout = lazyPart('VisitorLayout', async () => (await import('./VisitorLayout.tsx')).VisitorLayout, Alone);
const MemberLayout = lazyPart('MemberLayout', async () => (await import('./MemberLayout.tsx')).MemberLayout, Alone);
const TeamBarLayout = lazyPart('TeamBarLayout', async () => (await import('./TeamBarLayout.tsx')).TeamBarLayout, MemberLayout);
const StaffLayout = lazyPart('StaffLayout', async () => (await import('./StaffLayout.tsx')).StaffLayout, MemberLayout);
const LAYOUTS = { visitor: VisitorLayout, bar: MemberLayout, teamBar: TeamBarLayout, sidebar: StaffLayout };
const NAMES = { none: [], visitor: ['VisitorLayout'], bar: ['MemberLayout'], teamBar: ['TeamBarLayout'], sidebar: ['StaffLayout'] };

/** Loads the parts of a page's layout, so that the first page renders completely. */
export const loadLayout = (kind: LayoutKind): Promise<void> => loadParts(NAMES[kind]);

/** The layout around a page. Pages that share one do not remount it. */
export function Layout({ kind, children }: { kind: LayoutKind; children: ReactNode }) {
  if (kind === 'none') return children;
  const Component = LAYOUTS[kind];
  return <Component>{children}</Component>;
}
