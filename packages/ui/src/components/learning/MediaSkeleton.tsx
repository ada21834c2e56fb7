import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { MediaStage, MediaCaption } from './mediaFrame.ts';

interface MediaSkeletonProps {
  /** The content of the caption. */
  children: ReactNode;
}

/** The skeleton of a VideoPlayer or an EmbedFrame, without a layout shift when it loads. */
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
