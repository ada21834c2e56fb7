import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';

export interface ReadingLayoutProps {
  breadcrumbs?: ReactNode;
  media?: ReactNode;
  head: ReactNode;
  children: ReactNode;
}

/** Where things stand on a page to read; shared by ReadingPage and LessonSkeleton. */
export function ReadingLayout({ breadcrumbs, media: picture, head, children }: ReadingLayoutProps) {
  return (
    <Root>
      {breadcrumbs !== undefined && <BreadcrumbSlot>{breadcrumbs}</BreadcrumbSlot>}
      {picture !== undefined && <Media>{picture}</Media>}
      {head}
      {children}
    </Root>
  );
}

const Root = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  max-width: var(--read);
  margin-inline: auto;
`;

const BreadcrumbSlot = styled.div`
  display: none;
  ${media.desktop} {
    display: block;
  }
`;

// On a phone the picture reaches the edges of the screen and the bar above it: the gutter is Page's own.
const Media = styled.div`
  ${media.phone} {
    --media-radius: 0;
    --media-border: 0;
    margin: calc(-1 * var(--space-5)) calc(-1 * var(--gutter)) 0;
  }
`;
