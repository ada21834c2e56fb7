import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { LandingTitle } from './LandingTitle.tsx';

/** The ground of a block: the page's own, or a band between two lines. */
export type LandingTone = 'plain' | 'tinted';

/** The props that the blocks of a landing page share. */
export interface LandingBlockProps {
  /** Unique on the page. */
  id: string;
  /** By default that of the kind of block. */
  tone?: LandingTone | undefined;
}

export interface LandingSectionProps extends LandingBlockProps {
  /** The target of links such as `#price`. */
  anchor?: string | undefined;
  title?: string | undefined;
  /** The id of a title among the children, where `title` is not set. */
  labelledBy?: string | undefined;
  /** `read` is 720 px, for text; `middle` is 960 px, for a panel; `wide` is 1120 px, for columns. */
  width?: 'read' | 'middle' | 'wide' | undefined;
  /** Less space above and below, for one line. */
  isSlim?: boolean | undefined;
  children: ReactNode;
}

/**
 * A block of a landing page as a band across it, with a column inside. Neighbours of one tone share
 * one ground.
 */
export function LandingSection({
  id,
  anchor,
  title = '',
  labelledBy,
  tone = 'plain',
  width = 'read',
  isSlim = false,
  children,
}: LandingSectionProps) {
  const titleId = title === '' ? labelledBy : `${id}-title`;
  return (
    <Band id={anchor} data-block={id} data-tone={tone} aria-labelledby={titleId} $tone={tone} $isSlim={isSlim}>
      <Column $width={width}>
        {title !== '' && <LandingTitle id={titleId}>{title}</LandingTitle>}
        {children}
      </Column>
    </Band>
  );
}

const line = 'border-top: var(--border) solid var(--line);';

const tones = {
  plain: css`
    [data-tone='plain'] + & {
      padding-top: 0;
    }
    [data-tone='tinted'] + & {
      ${line}
    }
  `,
  tinted: css`
    ${line}
    background: var(--surface);
    [data-tone='tinted'] + & {
      padding-top: 0;
      border-top: 0;
    }
  `,
};

const Band = styled.section<{ $tone: LandingTone; $isSlim: boolean }>`
  padding-block: ${({ $isSlim }) => ($isSlim ? 'var(--space-8)' : 'var(--space-12)')};
  ${media.desktop} {
    ${({ $isSlim }) => !$isSlim && 'padding-block: 72px;'}
  }
  ${({ $tone }) => tones[$tone]}
`;

const widths = { read: 'var(--read)', middle: '960px', wide: '1120px' };

const Column = styled.div<{ $width: keyof typeof widths }>`
  --gutter: var(--space-4);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  max-width: calc(${({ $width }) => widths[$width]} + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
  ${media.tablet} {
    --gutter: var(--space-6);
  }
  ${media.desktop} {
    font-size: var(--text-18);
  }
`;
