import { use, useState } from 'react';
import type { ImgHTMLAttributes, RefAttributes } from 'react';
import { Button } from '../../primitives/Button.tsx';
import { DataUseContext } from '../../primitives/dataUseContext.ts';

export interface ContentPictureProps {
  src: string;
  /** What is seen; empty where the words beside it say it. */
  alt: string;
  /** In pixels, so that its room is kept while it loads. */
  width?: number | undefined;
  height?: number | undefined;
  /** What it costs in data, in words: "120 kB". */
  size?: string | undefined;
}

/** An uploaded picture that is the content, in a text or on a card. It comes when it is near; with low data a button says what it costs. */
export function ContentPicture(picture: ContentPictureProps) {
  // In the first load of every lesson: what the compiler adds to remember an image is larger than what it is for.
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
