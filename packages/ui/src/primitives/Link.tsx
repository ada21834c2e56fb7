import { useContext } from 'react';
import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { css, styled } from 'styled-components';
import { LinkContext } from './linkContext.ts';

export interface LinkProps {
  href: string;
  children: ReactNode;
  /** `accent` inside text, `quiet` where the place already says that it is a link (a table, a card's title), `inherit` on a tone. */
  tone?: 'accent' | 'quiet' | 'inherit' | undefined;
  /** Opens a new tab; the name then says so. */
  newTab?: boolean | undefined;
  /** Marks the page that is open. */
  current?: boolean | undefined;
  /** An accessible name, only where the words alone do not say where it goes. */
  label?: string | undefined;
  download?: boolean | string | undefined;
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** Goes to another page. For an address, never for an action: that is a Button. */
export function Link({ tone = 'accent', newTab, current, label, children, ...anchor }: LinkProps) {
  const link = useContext(LinkContext);
  return (
    <Root
      as={newTab ? 'a' : link}
      $tone={tone}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      target={newTab ? '_blank' : undefined}
      rel={newTab ? 'noreferrer' : undefined}
      {...anchor}
    >
      {children}
    </Root>
  );
}

const tones = {
  accent: css`
    color: var(--accent-text);
  `,
  quiet: css`
    color: inherit;
    font-weight: var(--weight-label);
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  `,
  inherit: css`
    color: inherit;
    font-weight: var(--weight-strong);
  `,
};

const Root = styled.a<{ $tone: keyof typeof tones }>`
  border-radius: var(--radius-small);
  ${({ $tone }) => tones[$tone]}
`;
