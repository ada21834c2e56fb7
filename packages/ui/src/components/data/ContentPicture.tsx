import { use, useState } from 'react';
import type { ImgHTMLAttributes, RefAttributes } from 'react';
import { Button } from '../../primitives/Button.tsx';
import { DataUseContext } from '../../primitives/dataUseContext.ts';

export interface ContentPictureProps {
  src: string;
  /** A description of the picture; empty where the text next to it states the same. */
  alt: string;
  /** Size in pixels, to reserve its space while it loads. */
  width?: number | undefined;
  height?: number | undefined;
  /** The download size in words: "120 kB". */
  size?: string | undefined;
}

/**
 * An uploaded picture that is the content, in a text or on a card. It loads when it is near the
 * viewport; with low data it loads on a press, and the button states what that costs.
 */
export function ContentPicture(picture: ContentPictureProps) {
  // Part of the first load of every lesson: the compiler would add more memoization code than it
  // saves.
  'use no memo';
  const { isLow, pictureSources } = use(DataUseContext);
  const [wanted, setWanted] = useState(false);
  if (isLow && !wanted) return <Button onClick={() => setWanted(true)}>{buttonText(picture)}</Button>;
  return <img alt={picture.alt} {...imageOf(picture, wanted)} {...pictureSources(picture.src)} />;
}

const buttonText = ({ alt, size }: ContentPictureProps) => `Show picture${alt && `: ${alt}`}${size ? ` (${size})` : ''}`;

const imageOf = (
  { alt, width, height }: ContentPictureProps,
  wanted: boolean,
): ImgHTMLAttributes<HTMLImageElement> & RefAttributes<HTMLImageElement> => ({
  width,
  height,
  sizes: 'auto, (min-width: 760px) 720px, 100vw',
  loading: wanted ? 'eager' : 'lazy',
  decoding: 'async',
  referrerPolicy: 'no-referrer',
  // The focused button has been removed.
  ...(wanted && alt !== '' && { tabIndex: -1, ref: (element: HTMLElement | null) => element?.focus({ preventScroll: true }) }),
});
