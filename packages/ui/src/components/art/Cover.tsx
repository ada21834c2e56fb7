import { use, useState } from 'react';
import { styled } from 'styled-components';
import { DataUseContext } from '../../primitives/dataUseContext.ts';
import { coverOf } from './covers/coverOf.ts';

export interface CoverProps {
  /** The record's id, from which pattern, palette and variation are derived. */
  id: number | string;
  /**
   * An uploaded picture. The generated cover stays underneath until it has loaded, when it fails to
   * load, and with low data.
   */
  picture?: string | null;
  /** `fill` takes the height of the parent. */
  ratio?: 'video' | 'hero' | 'banner' | 'square' | 'fill';
  /** `flush` inside a card or frame that rounds the corners itself. */
  edge?: 'round' | 'flush';
  /**
   * Set at the top of a page: the picture is requested at once instead of when it is near the
   * viewport.
   */
  first?: boolean;
}

/**
 * The cover of a course, a lesson or an event, generated from its id in the colours of the theme,
 * so that nothing looks empty and nothing is downloaded. Use it wherever a record is shown with a
 * picture. Decorative, hidden from screen readers.
 */
export function Cover({ id, picture, ratio = 'video', edge = 'round', first = false }: CoverProps) {
  const { isLow, pictureSources } = use(DataUseContext);
  const [broken, setBroken] = useState<string | null>(null);
  const { palette, shapes } = coverOf(id);
  const colour = (tone: number) => `var(--cover-${palette}-${tone})`;
  return (
    <Root $ratio={ratio} $edge={edge}>
      <Drawing viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <rect width="320" height="180" fill={colour(1)} />
        {shapes.map(({ d, tone, opacity, stroke, dotted }, index) =>
          stroke ? (
            <path
              key={index}
              d={d}
              fill="none"
              stroke={colour(tone)}
              strokeWidth={stroke}
              strokeLinecap="round"
              strokeDasharray={dotted ? '.1 8' : undefined}
              opacity={opacity}
            />
          ) : (
            <path key={index} d={d} fill={colour(tone)} opacity={opacity} />
          ),
        )}
      </Drawing>
      {picture && picture !== broken && !isLow && (
        <Image
          {...pictureSources(picture)}
          sizes={first ? WIDTHS : `auto, ${WIDTHS}`}
          alt=""
          loading={first ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setBroken(picture)}
        />
      )}
    </Root>
  );
}

/**
 * The maximum width of a cover. A lazy-loaded one has its layout width by then, which newer
 * browsers use.
 */
const WIDTHS = '(min-width: 900px) 400px, 100vw';

const RATIOS = { video: '16 / 9', hero: '2.2', banner: '2.35', square: '1', fill: 'auto' } as const;

const Root = styled.span<{ $ratio: keyof typeof RATIOS; $edge: 'round' | 'flush' }>`
  position: relative;
  display: block;
  width: 100%;
  height: ${({ $ratio }) => ($ratio === 'fill' ? '100%' : 'auto')};
  aspect-ratio: ${({ $ratio }) => RATIOS[$ratio]};
  overflow: hidden;
  border-radius: ${({ $edge }) => ($edge === 'round' ? 'var(--radius-media)' : '0')};
  background: var(--surface-sunken);
`;

const Drawing = styled.svg`
  position: absolute;
  inset: 0;
  display: block;
  width: 100%;
  height: 100%;
`;

const Image = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;
