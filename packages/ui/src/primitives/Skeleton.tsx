import { keyframes, styled } from 'styled-components';
import { media } from '../tokens/media.ts';

export interface SkeletonProps {
  /** A line of text, a title, a block such as a cover or a field, or a circle such as an avatar. */
  shape?: 'text' | 'title' | 'block' | 'round' | undefined;
  /** All, most, half or a third of the available width, or the 56 px of a thumbnail. */
  width?: 'full' | 'wide' | 'half' | 'short' | 'thumbnail' | undefined;
  /** Blocks only: a control, a thumbnail, a card's row, or a 16:9 cover. */
  height?: 'control' | 'thumbnail' | 'row' | 'cover' | undefined;
}

/** A placeholder for content that is loading, inside a SkeletonGroup and the content's own card. */
export function Skeleton({ shape = 'text', width = 'full', height = 'control' }: SkeletonProps) {
  return <Root $shape={shape} $width={width} $height={height} />;
}

const widths = { full: '100%', wide: '80%', half: '55%', short: '33%', thumbnail: '56px' };
const heights = {
  control: 'height: var(--control);',
  thumbnail: 'height: 56px;',
  row: 'height: 96px;',
  cover: 'aspect-ratio: 16 / 9;',
};
const shapes = {
  text: 'height: 12px; border-radius: var(--radius-small);',
  title: 'height: 20px; border-radius: var(--radius-small);',
  block: 'border-radius: var(--radius-media);',
  round: 'width: 40px; height: 40px; border-radius: 50%;',
};

const breathe = keyframes`
  to { opacity: .5; }
`;

const Root = styled.span<{ $shape: keyof typeof shapes; $width: keyof typeof widths; $height: keyof typeof heights }>`
  display: block;
  flex: ${({ $shape, $width }) => ($shape === 'round' || $width === 'thumbnail' ? 'none' : '0 1 auto')};
  width: ${({ $width }) => widths[$width]};
  ${({ $shape, $height }) => $shape === 'block' && heights[$height]}
  ${({ $shape }) => shapes[$shape]}
  background: var(--track);
  ${media.motion} {
    animation: ${breathe} 1.4s infinite ease-in-out alternate;
  }
  ${media.forcedColors} {
    border: var(--border) solid CanvasText;
  }
`;
