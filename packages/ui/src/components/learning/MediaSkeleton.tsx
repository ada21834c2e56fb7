import { styled } from 'styled-components';
import { Skeleton } from '../../primitives/Skeleton.tsx';
import { Stack } from '../../primitives/Stack.tsx';
import { MediaStage, MediaStrip } from './mediaFrame.ts';

interface MediaSkeletonProps {
  /** What the player will say of itself, where it is known: it may take more than a line. */
  meta?: string | undefined;
}

/** The place of a VideoPlayer or an EmbedFrame that is on its way; nothing below it moves when it comes. */
export function MediaSkeleton({ meta }: MediaSkeletonProps) {
  return (
    <div>
      <MediaStage $ratio="video">
        <Picture />
      </MediaStage>
      <MediaStrip>
        {meta === undefined ? (
          <Stack as="span" gap={3}>
            <Skeleton width="half" />
            <Skeleton width="wide" />
          </Stack>
        ) : (
          <span>
            <strong>{'\u00a0'}</strong>
            <small>{meta}</small>
          </span>
        )}
      </MediaStrip>
    </div>
  );
}

const Picture = styled.span`
  position: absolute;
  inset: 0;
  background: var(--track);
`;
