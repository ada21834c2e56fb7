import type { ReactNode } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { Page } from '../primitives/Page.tsx';
import type { PageProps } from '../primitives/Page.tsx';
import { SkipLink } from '../primitives/SkipLink.tsx';
import { media } from '../tokens/media.ts';

export interface AppFrameProps {
  /** A TopBar. */
  topBar: ReactNode;
  /** From edge to edge under the TopBar: OfflineBanner, impersonation. */
  notice?: ReactNode;
  /** In the page's column: the Banner of the membership. */
  banner?: ReactNode;
  bannerLabel?: string | undefined;
  /** One of the page patterns. */
  children: ReactNode;
  width?: PageProps['width'];
  busy?: boolean | undefined;
  /** A Footer. */
  footer?: ReactNode;
  /** A BottomBar; it gives way to the StickyActions of the page. */
  bottom?: ReactNode;
}

/** The frame around every page that is not staff's: skip link, head, messages, `main`, foot. Stays while pages come and go inside it. */
export function AppFrame({
  topBar,
  notice,
  banner,
  bannerLabel = 'Messages',
  children,
  width = 'work',
  busy,
  footer,
  bottom,
}: AppFrameProps) {
  return (
    <Root>
      <ScrollPadding />
      <SkipLink />
      {topBar}
      {notice}
      {banner !== undefined && banner !== null && <Messages aria-label={bannerLabel}>{banner}</Messages>}
      <Page width={width} busy={busy}>
        {children}
      </Page>
      {footer}
      {bottom}
    </Root>
  );
}

// What is focused or jumped to must not end up under the bars.
const ScrollPadding = createGlobalStyle`
  html { scroll-padding-block: calc(var(--bar) + var(--space-4)) calc(var(--tabs) + var(--space-4)); }
`;

const Messages = styled.section`
  width: 100%;
  max-width: calc(var(--work) + 2 * var(--space-6));
  margin-inline: auto;
  padding: var(--space-3) var(--space-4) 0;
  ${media.tablet} {
    padding: var(--space-5) var(--space-6) 0;
  }
`;

// StickyActions are fixed and may stand anywhere in the page; the frame makes room for them and takes the BottomBar away. A PhoneBar in the page
// stands in for both bars.
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
