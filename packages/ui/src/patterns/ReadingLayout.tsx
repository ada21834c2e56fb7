import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';

export interface ReadingLayoutProps {
  breadcrumbs?: ReactNode;
  media?: ReactNode;
  head: ReactNode;
  children: ReactNode;
}

/** The layout of a page for reading, shared by ReadingPage and LessonSkeleton. */
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

// On phones the media is full-bleed below the bar: offsets the padding of Page.
const Media = styled.div`
  ${media.phone} {
    --media-radius: 0;
    --media-border: 0;
    margin: calc(-1 * var(--space-5)) calc(-1 * var(--gutter)) 0;
  }
`;
