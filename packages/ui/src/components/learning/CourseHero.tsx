import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading } from '../../primitives/Heading.tsx';
import { Text } from '../../primitives/Text.tsx';
import { media } from '../../tokens/media.ts';
import { Cover } from '../art/Cover.tsx';
import { CourseProgress } from './CourseProgress.tsx';
import type { Progress } from './Progress.ts';

export interface CourseHeroProps {
  coverId: number | string;
  picture?: string | null | undefined;
  name: string;
  description?: string | undefined;
  progress?: Progress | undefined;
  /** The primary ButtonLink from 900 px; below that the same action is in StickyActions. */
  action?: ReactNode;
}

/** The header of a course page: its picture, name, progress and the next step. */
export function CourseHero({ coverId, picture = null, name, description, progress, action }: CourseHeroProps) {
  return (
    <Root>
      <Media>
        <Cover id={coverId} picture={picture} ratio="fill" edge="flush" first />
      </Media>
      <Body>
        <Heading level={1}>{name}</Heading>
        {description !== undefined && (
          <Description>
            <Text tone="muted">{description}</Text>
          </Description>
        )}
        {progress && (
          <ProgressSlot>
            <CourseProgress progress={progress} />
          </ProgressSlot>
        )}
        {action !== undefined && <Action>{action}</Action>}
      </Body>
    </Root>
  );
}

const Root = styled.header`
  display: grid;
  gap: var(--space-4);
  ${media.desktop} {
    grid-template-columns: 360px minmax(0, 1fr);
    gap: var(--space-8);
    align-items: center;
  }
`;

const Media = styled.div`
  overflow: hidden;
  aspect-ratio: 2.2;
  border-radius: var(--radius-media);
  ${media.desktop} {
    aspect-ratio: 16 / 9;
    border-radius: var(--radius-card);
  }
`;

const Body = styled.div`
  display: grid;
  gap: var(--space-3);
`;

const Description = styled.div`
  max-width: 56ch;
`;

const ProgressSlot = styled.div`
  ${media.desktop} {
    max-width: 420px;
  }
`;

const Action = styled.div`
  display: none;
  ${media.desktop} {
    display: flex;
    gap: var(--space-2);
  }
`;
