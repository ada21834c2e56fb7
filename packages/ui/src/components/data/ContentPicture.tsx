import ImageIcon from 'lucide-react/icons/image';
import { use, useState } from 'react';
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
  /** The label of the button that stands in its place with low data. */
  showText?: string | undefined;
}

/** An uploaded picture that is the content, in a text or on a card. It comes when it is near; with low data a button says what it costs. */
export function ContentPicture({ src, alt, width, height, size = '', showText = 'Show picture' }: ContentPictureProps) {
  const { isLow, pictureSources } = use(DataUseContext);
  const [wanted, setWanted] = useState(false);
  if (isLow && !wanted) {
    return (
      <Button iconStart={ImageIcon} onClick={() => setWanted(true)}>
        {showText}
        {alt !== '' && `: ${alt}`}
        {size !== '' && ` (${size})`}
      </Button>
    );
  }
  return (
    <img
      {...pictureSources(src)}
      {...(wanted && alt !== '' && { ref: takeFocus, tabIndex: -1 })}
      sizes="auto, (min-width: 760px) 720px, 100vw"
      alt={alt}
      width={width}
      height={height}
      loading={wanted ? 'eager' : 'lazy'}
      decoding="async"
      referrerPolicy="no-referrer"
    />
  );
}

// The focused button has been removed.
const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });
