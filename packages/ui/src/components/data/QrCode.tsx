import Download from 'lucide-react/icons/download';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button.tsx';
import { media } from '../../tokens/media.ts';
import { qrPath } from './qrPath.ts';
import { saveQrPicture } from './saveQrPicture.ts';

export interface QrCodeProps {
  /** The content, usually a URL. Up to 1,663 bytes. */
  value: string;
  /** The accessible name: "QR code of your referral link". */
  label: string;
  /** 160 px, or 240 for a poster or a presentation. */
  size?: 'm' | 'l' | undefined;
  /** The file name without extension; makes the code downloadable as an image. */
  downloadName?: string | undefined;
  downloadText?: string | undefined;
}

/**
 * A QR code for another phone's camera. Show the same URL next to it as text or a link, for users
 * reading on that phone.
 */
export function QrCode({ value, label, size = 'm', downloadName, downloadText = 'Download' }: QrCodeProps) {
  const shape = qrPath(value);
  return (
    <Root>
      {/* Dark on light in both themes: many cameras cannot read inverted codes. */}
      <Frame data-theme="light" $size={size}>
        <svg viewBox={`0 0 ${shape.size} ${shape.size}`} role="img" aria-label={label} shapeRendering="crispEdges">
          <path d={shape.path} />
        </svg>
      </Frame>
      {downloadName !== undefined && (
        <Button variant="secondary" iconStart={Download} onClick={() => saveQrPicture(shape, `${downloadName}.png`)}>
          {downloadText}
        </Button>
      )}
    </Root>
  );
}

const sides = { m: '160px', l: '240px' };

const Root = styled.div`
  display: inline-grid;
  justify-items: start;
  gap: var(--space-3);
`;

const Frame = styled.div<{ $size: keyof typeof sides }>`
  width: ${({ $size }) => sides[$size]};
  overflow: hidden;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-control);
  background: var(--surface);
  color: var(--ink);
  forced-color-adjust: none;
  svg {
    width: 100%;
  }
  path {
    fill: currentColor;
  }
  ${media.forcedColors} {
    background: white;
    color: black;
  }
`;
