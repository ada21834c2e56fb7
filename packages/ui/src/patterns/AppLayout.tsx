import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Page } from '../primitives/Page.tsx';
import type { PageProps } from '../primitives/Page.tsx';
import { SkipLink } from '../primitives/SkipLink.tsx';
import { media } from '../tokens/media.ts';

export interface AppLayoutProps {
  /** A TopBar. */
  topBar: ReactNode;
  /** Edge to edge below the TopBar: OfflineBanner, impersonation. */
  notice?: ReactNode;
  /** In the page's column: the membership Banner. */
  banner?: ReactNode;
  /** One of the page patterns. */
  children: ReactNode;
  width?: PageProps['width'];
  busy?: boolean | undefined;
  /** A Footer. */
  footer?: ReactNode;
  /** A BottomBar; hidden by the page's StickyActions. */
  bottom?: ReactNode;
}

/** The layout of every page except staff's: skip link, header, messages, `main`, footer. Persists across navigation. */
export function AppLayout({ topBar, notice, banner, children, width = 'work', busy, footer, bottom }: AppLayoutProps) {
  // Smaller without memos: part of the first load of every page.
  'use no memo';
  return (
    <Root>
      <SkipLink />
      {topBar}
      {notice}
      {banner !== undefined && banner !== null && <Messages aria-label="Messages">{banner}</Messages>}
      <Page width={width} busy={busy}>
        {children}
      </Page>
      {footer}
      {bottom}
    </Root>
  );
}

const Messages = styled.section`
  width: 100%;
  max-width: calc(var(--work) + 2 * var(--space-6));
  margin-inline: auto;
  padding: var(--space-3) var(--space-4) 0;
  ${media.tablet} {
    padding: var(--space-5) var(--space-6) 0;
  }
`;

// StickyActions are fixed and may be anywhere in the page; the layout reserves space for them and
// hides the BottomBar. A PhoneBar in the page replaces both bars.
const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  > main {
    flex: 1;
  }
  ${media.tablet} {
    ${Messages} + main {
      padding-top: var(--space-6);
    }
  }
  &:has([data-actions='always']) {
    padding-bottom: calc(var(--touch) + 21px + env(safe-area-inset-bottom));
  }
  ${media.touch} {
    &:has([data-actions]) {
      padding-bottom: calc(var(--touch) + 21px + env(safe-area-inset-bottom));
    }
    &:has([data-actions]) [data-bar='bottom'] {
      display: none;
    }
    &:has([data-bar='phone']) > [data-bar='top'],
    &:has([data-bar='phone']) > [data-bar='bottom'] {
      display: none;
    }
  }
`;
