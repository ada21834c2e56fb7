import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Page } from '../primitives/Page.tsx';
import { SkipLink } from '../primitives/SkipLink.tsx';
import { media } from '../tokens/media.ts';

export interface StaffLayoutProps {
  /** A Sidebar, from 900 px. */
  sidebar: ReactNode;
  /** Whether the sidebar is open until the user chooses. */
  startsOpen?: boolean | undefined;
  /** A TopBar that starts with a SidebarToggle and a MobileMenu. */
  topBar: ReactNode;
  /** Edge to edge above the page: OfflineBanner, impersonation. */
  notice?: ReactNode;
  children: ReactNode;
  /** Wider padding on the left of the page, from 900 px. */
  inset?: boolean | undefined;
  busy?: boolean | undefined;
  /** A Footer. */
  footer?: ReactNode;
}

/**
 * The layout of staff pages: denser, with the navigation on the left, which the user opens and
 * closes.
 */
export function StaffLayout({ sidebar, startsOpen = false, topBar, notice, children, inset = false, busy, footer }: StaffLayoutProps) {
  return (
    <Root data-density="dense" $startsOpen={startsOpen}>
      <SkipLink />
      {topBar}
      <Body>
        {sidebar}
        <Column $inset={inset}>
          {notice}
          <Page width="full" busy={busy}>
            {children}
          </Page>
          {footer}
        </Column>
      </Body>
    </Root>
  );
}

// The head of the document sets the user's choice before the first paint. A PhoneBar in the page
// replaces the layout's bar.
const Root = styled.div<{ $startsOpen: boolean }>`
  --sidebar-display: ${({ $startsOpen }) => ($startsOpen ? 'block' : 'none')};
  :root[data-sidebar='open'] & {
    --sidebar-display: block;
  }
  :root[data-sidebar='closed'] & {
    --sidebar-display: none;
  }
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  &:has([data-actions='always']) {
    padding-bottom: calc(var(--touch) + 21px + env(safe-area-inset-bottom));
  }
  /* Beside a MenuBar, the search has room for an icon, and then for a field with its key. */
  @media (min-width: 1200px) and (max-width: 1399px) {
    > [data-bar='top'] [aria-keyshortcuts] {
      flex-basis: var(--touch);
      gap: 0;
      justify-content: center;
      padding-inline: 0;
      > * {
        font-size: 0;
      }
    }
  }
  @media (min-width: 1400px) and (hover: hover) {
    > [data-bar='top'] [aria-keyshortcuts]::after {
      content: '/' / '';
      margin-left: auto;
      padding-inline: var(--space-2);
      border: var(--border) solid var(--line);
      border-radius: var(--radius-small);
      font-size: var(--text-12);
    }
  }
  ${media.touch} {
    &:has([data-actions]) {
      padding-bottom: calc(var(--touch) + 21px + env(safe-area-inset-bottom));
    }
    &:has([data-bar='phone']) > [data-bar='top'] {
      display: none;
    }
  }
`;

const Body = styled.div`
  display: flex;
  flex: 1;
`;

const Column = styled.div<{ $inset: boolean }>`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  > main {
    flex: 1;
  }
  ${({ $inset }) =>
    $inset &&
    css`
      ${media.desktop} {
        padding-left: var(--space-8);
      }
    `}
`;
