import type { ReactNode, Ref } from 'react';
import { css, styled } from 'styled-components';
import { media } from '../tokens/media.ts';

export interface HeadingProps {
  children: ReactNode;
  /** The level in the page's outline: one level 1 per page, no level skipped. */
  level: 1 | 2 | 3 | 4;
  /** The size, where it differs from the level's default. */
  size?: 'display' | 'title' | 'heading' | 'subheading' | 'label' | undefined;
  align?: 'start' | 'center' | undefined;
  id?: string | undefined;
  /** Focusable by script, for the title of a page that has just opened. */
  focusable?: boolean | undefined;
  ref?: Ref<HTMLHeadingElement> | undefined;
}

/** The title of a page, a section or a card. `level` is structure, `size` is appearance. */
export function Heading({ level, size = usual[level], align = 'start', focusable, ...rest }: HeadingProps) {
  return <Root as={`h${level}`} $size={size} $align={align} tabIndex={focusable ? -1 : undefined} {...rest} />;
}

const usual = { 1: 'title', 2: 'heading', 3: 'subheading', 4: 'label' } as const;

const sizes = {
  display: css`
    font-size: var(--text-36);
    font-weight: var(--weight-display);
    line-height: var(--leading-display);
    letter-spacing: var(--tracking-display);
  `,
  title: css`
    font-size: var(--text-28);
    font-weight: var(--weight-display);
    line-height: var(--leading-display);
    letter-spacing: var(--tracking-display);
    ${media.desktop} {
      [data-density='dense'] & {
        font-size: var(--text-22);
      }
    }
  `,
  heading: css`
    font-size: var(--text-22);
  `,
  subheading: css`
    font-size: var(--text-18);
  `,
  label: css`
    font-size: var(--text-14);
    letter-spacing: normal;
  `,
};

const Root = styled.h2<{ $size: keyof typeof sizes; $align: 'start' | 'center' }>`
  min-width: 0;
  text-align: ${({ $align }) => $align};
  &:focus {
    outline: none;
  }
  ${({ $size }) => sizes[$size]}
`;
