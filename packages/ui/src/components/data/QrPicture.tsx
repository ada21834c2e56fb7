import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export interface QrPictureProps {
  src: string;
  /** The accessible name: "QR code of GCash, 0917 000 0000". */
  label: string;
  /** 160 px, or 240 where someone scans it. */
  size?: 'm' | 'l' | undefined;
}

/** An uploaded picture of a QR code, whole and on white in both themes. For an address to encode use QrCode. */
export function QrPicture({ src, label, size = 'm' }: QrPictureProps) {
  return <Picture src={src} alt={label} $size={size} loading="lazy" decoding="async" />;
}

const sides = { m: '160px', l: '240px' };

const Picture = styled.img<{ $size: keyof typeof sides }>`
  display: block;
  width: ${({ $size }) => sides[$size]};
  max-width: 100%;
  aspect-ratio: 1;
  padding: var(--space-2);
  border: var(--border) solid var(--line);
  border-radius: var(--radius-control);
  background: white;
  object-fit: contain;
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`;
