import { useContext } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { LinkContext } from '../../primitives/linkContext.ts';
import { media } from '../../tokens/media.ts';
import { Cover } from '../art/Cover.tsx';
import { CourseLock } from './CourseLock.tsx';
import type { CourseLockProps } from './CourseLock.tsx';
import { CourseProgress } from './CourseProgress.tsx';
import type { Progress } from './Progress.ts';

export interface CourseCardProps {
  coverId: number | string;
  picture?: string | null | undefined;
  name: string;
  /** One or two lines. */
  description?: string | undefined;
  /** The link of the whole card. Without it the course cannot be opened. */
  href?: string | undefined;
  progress?: Progress | undefined;
  /** The reason why it is locked, and the next step. */
  locked?: CourseLockProps | undefined;
  /** A Badge: new, completed, the opening date. */
  badge?: ReactNode;
  /** The heading level of its name. */
  level?: 2 | 3 | undefined;
}

/** A course in a list: what it is and the progress, or why it is locked. Inside a CourseGrid. */
export function CourseCard({ coverId, picture = null, name, description, href, progress, locked, badge, level = 2 }: CourseCardProps) {
  const link = useContext(LinkContext);
  return (
    <Root>
      <Cover id={coverId} picture={picture} edge="flush" />
      <Body>
        {badge !== undefined && <div>{badge}</div>}
        <Title as={`h${level}`}>
          {href === undefined ? (
            name
          ) : (
            <CardLink as={link} href={href}>
              {name}
            </CardLink>
          )}
        </Title>
        {description !== undefined && <Description>{description}</Description>}
        {progress && (
          <Footer>
            <CourseProgress progress={progress} />
          </Footer>
        )}
        {locked && (
          <Footer>
            <CourseLock {...locked} />
          </Footer>
        )}
      </Body>
    </Root>
  );
}

const Root = styled.article`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  min-width: 0;
  overflow: hidden;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  ${media.forcedColors} {
    border-color: CanvasText;
  }
  ${media.phone} {
    [data-row] > & {
      /* With large text the cover is above the body, which would be too narrow for a word. */
      display: flex;
      flex-wrap: wrap;
      > span {
        flex: 1 0 96px;
        width: auto;
        height: auto;
        min-height: 72px;
        aspect-ratio: auto;
      }
      > div {
        flex: 1000000 1 11rem;
        min-width: 0;
      }
    }
  }
`;

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: 6px;
  padding: var(--space-4);
  ${media.phone} {
    [data-row] & {
      padding: var(--space-3) var(--space-4);
    }
  }
`;

const Title = styled.h2`
  font-size: var(--text-18);
  ${media.phone} {
    [data-row] & {
      font-size: var(--text-16);
    }
  }
`;

const CardLink = styled.a`
  color: inherit;
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius-card);
  }
  ${Root}:hover & {
    text-decoration: underline;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: var(--ring) solid var(--focus);
    outline-offset: calc(-1 * var(--ring));
  }
`;

const Description = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: var(--ink-muted);
  font-size: var(--text-14);
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  ${media.phone} {
    [data-row] & {
      display: none;
    }
  }
`;

const Footer = styled.div`
  margin-top: auto;
  padding-top: 6px;
`;
