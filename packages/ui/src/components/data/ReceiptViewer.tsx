import FileText from 'lucide-react/icons/file-text';
import RotateCw from 'lucide-react/icons/rotate-cw';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { use, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button.tsx';
import { DataUseContext } from '../../primitives/dataUseContext.ts';
import { Icon } from '../../primitives/Icon.tsx';
import { IconButton } from '../../primitives/IconButton.tsx';
import { Link } from '../../primitives/Link.tsx';

export interface ReceiptViewerProps {
  /** A picture is shown; a document opens in a new tab. */
  kind: 'picture' | 'document';
  src: string;
  /** The file's name. */
  name: string;
  /** Type and size: "PDF · 12 kB". */
  meta: string;
}

const ZOOMS = [100, 150, 200, 300] as const;
const MAX_ZOOM = ZOOMS.length - 1;

/** A photo or document that proves a payment, large enough to read. A photo can be zoomed and rotated. */
export function ReceiptViewer({ kind, src, name, meta }: ReceiptViewerProps) {
  const { pictureSources } = use(DataUseContext);
  const [zoom, setZoom] = useState(0);
  const [turns, setTurns] = useState(0);
  const [failed, setFailed] = useState(false);
  const percent = ZOOMS[zoom] ?? 100;
  const isShown = kind === 'picture' && !failed;
  return (
    <Root>
      {isShown ? (
        <Stage role="region" aria-label={`Receipt ${name}`} tabIndex={0}>
          <Canvas $percent={percent}>
            <Picture
              ref={(picture) => {
                if (picture?.complete === true && picture.naturalWidth === 0) setFailed(true);
              }}
              {...pictureSources(src)}
              sizes="(min-width: 1100px) 640px, 100vw"
              alt={`Receipt ${name}`}
              $percent={percent}
              $turns={turns}
              onError={() => setFailed(true)}
            />
          </Canvas>
        </Stage>
      ) : (
        <Instead>
          <Icon icon={FileText} />
          <span role={failed ? 'alert' : undefined}>{failed ? 'This receipt did not load. Check your signal and try again.' : name}</span>
        </Instead>
      )}
      <Bar>
        <Meta>{meta}</Meta>
        {isShown && (
          <>
            <IconButton icon={ZoomOut} label="Zoom out" disabled={zoom === 0} onClick={() => setZoom(zoom - 1)} />
            <IconButton icon={ZoomIn} label="Zoom in" disabled={zoom === MAX_ZOOM} onClick={() => setZoom(zoom + 1)} />
            <IconButton icon={RotateCw} label="Rotate" onClick={() => setTurns((turns + 1) % 4)} />
          </>
        )}
        {failed && (
          <Button size="dense" iconStart={RotateCw} onClick={() => setFailed(false)}>
            Try again
          </Button>
        )}
        <Link href={src} newTab label={`Open ${name} (opens a new tab)`}>
          Open
        </Link>
      </Bar>
    </Root>
  );
}

const Root = styled.div`
  overflow: hidden;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-media);
  background: var(--surface-sunken);
`;

const Stage = styled.div`
  height: min(38vh, 360px);
  overflow: auto;
  overscroll-behavior: contain;
  container-type: size;
`;

const Canvas = styled.div<{ $percent: number }>`
  position: relative;
  width: ${({ $percent }) => $percent}cqw;
  height: ${({ $percent }) => $percent}cqh;
`;

const isTurned = (turns: number) => turns % 2 === 1;

// On its side, the picture fits the stage with width and height exchanged.
const Picture = styled.img<{ $percent: number; $turns: number }>`
  position: absolute;
  top: 50%;
  left: 50%;
  width: ${({ $percent, $turns }) => `${$percent}${isTurned($turns) ? 'cqh' : 'cqw'}`};
  height: ${({ $percent, $turns }) => `${$percent}${isTurned($turns) ? 'cqw' : 'cqh'}`};
  object-fit: contain;
  translate: -50% -50%;
  rotate: ${({ $turns }) => $turns * 90}deg;
`;

const Instead = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  padding: var(--space-5) var(--space-4);
  overflow-wrap: anywhere;
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1);
  padding: var(--space-1) var(--space-3);
  border-top: var(--border) solid var(--line);
  background: var(--surface);
  font-size: var(--text-14);
`;

const Meta = styled.span`
  flex: 1;
  color: var(--ink-muted);
`;
