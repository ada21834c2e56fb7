import { useContext } from 'react';
import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { css, styled } from 'styled-components';
import { LinkContext } from './linkContext.ts';

export interface LinkProps {
  href: string;
  children: ReactNode;
  /** `accent` in text, `quiet` where the context makes it clear (a table, a card's title), `inherit` on a toned surface. */
  tone?: 'accent' | 'quiet' | 'inherit' | undefined;
  /** Opens a new tab. */
  newTab?: boolean | undefined;
  /** Marks the current page. */
  current?: boolean | undefined;
  /** An accessible name, only where the text does not name the target. */
  label?: string | undefined;
  download?: boolean | string | undefined;
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** A link to another page. For actions use Button. */
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
