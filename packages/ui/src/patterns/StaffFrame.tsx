import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Page } from '../primitives/Page.tsx';
import { SkipLink } from '../primitives/SkipLink.tsx';
import { media } from '../tokens/media.ts';

export interface StaffFrameProps {
  /** A Sidebar, from 900 px; null while it is closed. */
  sidebar: ReactNode;
  /** A TopBar with the MobileMenu, below 900 px or while the Sidebar is closed. */
  topBar: ReactNode;
  /** Edge to edge above the page: OfflineBanner, impersonation. */
  notice?: ReactNode;
  children: ReactNode;
  busy?: boolean | undefined;
  /** A Footer. */
  footer?: ReactNode;
}

/** The layout of staff pages: denser, with the navigation on the left. */
export function StaffFrame({ sidebar, topBar, notice, children, busy, footer }: StaffFrameProps) {
  const open = sidebar !== undefined && sidebar !== null && sidebar !== false;
  return (
    <Root data-density="dense" $open={open}>
      <SkipLink />
      {open && sidebar}
      <Column>
        <TopBarSlot $hasSidebar={open}>{topBar}</TopBarSlot>
        {notice}
        <Page width="full" busy={busy}>
          {children}
        </Page>
        {footer}
      </Column>
    </Root>
  );
}

const Root = styled.div<{ $open: boolean }>`
  min-height: 100dvh;
  ${media.desktop} {
    display: grid;
    grid-template-columns: ${({ $open }) => ($open ? 'var(--sidebar) minmax(0, 1fr)' : 'minmax(0, 1fr)')};
  }
  &:has([data-actions='always']) {
    padding-bottom: calc(var(--touch) + 21px + env(safe-area-inset-bottom));
  }
  ${media.touch} {
    &:has([data-actions]) {
      padding-bottom: calc(var(--touch) + 21px + env(safe-area-inset-bottom));
    }
  }
`;

// A PhoneBar in the page replaces the bar of the frame.
const Column = styled.div`
  ${media.touch} {
    &:has([data-bar='phone']) [data-bar='top'] {
      display: none;
    }
  }
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 100dvh;
  > main {
    flex: 1;
  }
`;

// Display contents, so that the bar inside can stick to the top of the column.
const TopBarSlot = styled.div<{ $hasSidebar: boolean }>`
  display: contents;
  ${media.desktop} {
    ${({ $hasSidebar }) => $hasSidebar && 'display: none;'}
  }
`;
