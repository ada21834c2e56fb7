import { styled } from 'styled-components';

export interface LandingPictureProps {
  src: string;
  srcSet?: string | undefined;
  /** The widths at which it is shown, for the choice among `srcSet`. */
  sizes?: string | undefined;
  /** Size in pixels, to reserve its space while it loads. */
  width: number;
  height: number;
  /** A description of the picture; empty where the text next to it states the same. */
  alt: string;
  /** Set at the top of a page: the picture is requested at once, before others. */
  isFirst?: boolean | undefined;
}

/** An uploaded picture on a landing page. The frame around it may crop it. */
export const LandingPicture = ({ src, srcSet, sizes, width, height, alt, isFirst = false }: LandingPictureProps) => (
  // `srcSet` and `sizes` before `src`, so that Safari does not request `src` as well.
  <Root
    srcSet={srcSet}
    sizes={sizes}
    src={src}
    width={width}
    height={height}
    alt={alt}
    {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
  />
);

const Root = styled.img`
  width: 100%;
  height: auto;
  border-radius: var(--radius-card);
  background: var(--surface-sunken);
`;
