import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface SkipLinkProps {
  children?: ReactNode;
}

/** The first tab stop: skips the navigation and moves the focus to Page. Once, at the top of a shell. */
export function SkipLink({ children = 'Skip to content' }: SkipLinkProps) {
  return (
    <Root
      href="#main"
      onClick={(event) => {
        const main = document.getElementById('main');
        if (!main) return;
        event.preventDefault();
        main.focus();
        main.scrollIntoView();
      }}
    >
      {children}
    </Root>
  );
}

const Root = styled.a`
  position: absolute;
  left: var(--space-3);
  top: var(--space-2);
  z-index: var(--z-top);
  display: inline-flex;
  align-items: center;
  min-height: var(--touch);
  padding-inline: var(--space-4);
  border-radius: var(--radius-control);
  background: var(--surface-raised);
  color: var(--ink);
  box-shadow: var(--shadow-float);
  &:not(:focus) {
    translate: 0 -200%;
  }
`;
