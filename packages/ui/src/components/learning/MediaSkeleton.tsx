import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { MediaStage, MediaCaption } from './mediaFrame.ts';

interface MediaSkeletonProps {
  /** What stands in the strip under the picture. */
  children: ReactNode;
}

/** The place of a VideoPlayer or an EmbedFrame that is on its way; nothing below it moves when it comes. */
export const MediaSkeleton = ({ children }: MediaSkeletonProps) => (
  <div>
    <MediaStage $ratio="video">
      <Placeholder />
    </MediaStage>
    <MediaCaption>{children}</MediaCaption>
  </div>
);

const Placeholder = styled.span`
  position: absolute;
  inset: 0;
  background: var(--track);
`;
