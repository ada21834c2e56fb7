import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';

export interface CourseLayoutProps {
  hero: ReactNode;
  children: ReactNode;
  aside?: ReactNode;
}

/** The layout of a course page, shared by CoursePage and CourseSkeleton. */
export function CourseLayout({ hero, children, aside }: CourseLayoutProps) {
  return (
    <Root>
      {hero}
      <Columns>
        <Content>{children}</Content>
        {aside !== undefined && <aside>{aside}</aside>}
      </Columns>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
  ${media.desktop} {
    gap: 36px;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);
  ${media.desktop} {
    grid-template-columns: minmax(0, var(--read)) minmax(240px, 1fr);
    gap: clamp(32px, 5vw, 64px);
  }
`;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-5);
`;
