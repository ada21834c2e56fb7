import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { media } from '../tokens/media.ts';

export interface PageProps {
  children: ReactNode;
  /** `read` is 720 px, `work` 1200 px, `full` the staff area next to the sidebar. */
  width?: 'read' | 'work' | 'full' | undefined;
  /** The page shows stale or no content while something loads. */
  busy?: boolean | undefined;
}

/** The `main` of a page, with its width and gutters. The target of SkipLink; one per page. */
export function Page({ width = 'work', busy, children }: PageProps) {
  return (
    <Root id="main" tabIndex={-1} aria-busy={busy || undefined} $width={width}>
      {children}
    </Root>
  );
}

const widths = {
  read: css`
    max-width: calc(var(--read) + 2 * var(--gutter));
  `,
  work: css`
    max-width: calc(var(--work) + 2 * var(--gutter));
  `,
  full: css`
    max-width: none;
  `,
};

const Root = styled.main<{ $width: keyof typeof widths }>`
  --gutter: var(--space-4);
  --page-top: var(--space-5);
  width: 100%;
  margin-inline: auto;
  padding: var(--page-top) var(--gutter) var(--space-10);
  ${({ $width }) => widths[$width]}
  &:focus {
    outline: none;
  }
  ${media.tablet} {
    --gutter: var(--space-6);
    --page-top: var(--space-8);
    padding-bottom: var(--space-12);
  }
  ${media.desktop} {
    [data-density='dense'] & {
      padding: var(--space-6) var(--space-6) var(--space-10);
    }
  }
`;
