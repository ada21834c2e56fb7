import { useId } from 'react';
import { styled } from 'styled-components';
import { ButtonLink } from '../../primitives/ButtonLink.tsx';
import { Card } from '../../primitives/Card.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { Stack } from '../../primitives/Stack.tsx';
import { Text } from '../../primitives/Text.tsx';
import { media } from '../../tokens/media.ts';
import { Cover } from '../art/Cover.tsx';
import { CourseProgress } from './CourseProgress.tsx';
import type { Progress } from './Progress.ts';

export interface ResumeCardProps {
  coverId: number | string;
  picture?: string | null | undefined;
  course: string;
  lesson: string;
  progress: Progress;
  href: string;
  /** The label of the button ("Continue lesson"). */
  action: string;
}

/** The next lesson of the current course, with the page's primary action. Once, first on the home page. */
export function ResumeCard({ coverId, picture = null, course, lesson, progress, href, action }: ResumeCardProps) {
  const titleId = useId();
  return (
    <Card as="section" padding="none" aria-labelledby={titleId}>
      <Layout>
        <Media>
          <Cover id={coverId} picture={picture} ratio="fill" edge="flush" first />
        </Media>
        <Body>
          <Stack gap={1}>
            <Text size={14} weight="label" tone="muted">
              {course}
            </Text>
            <Heading level={2} id={titleId}>
              {lesson}
            </Heading>
          </Stack>
          <CourseProgress progress={progress} />
          <ButtonLink variant="primary" block href={href}>
            {action}
          </ButtonLink>
        </Body>
      </Layout>
    </Card>
  );
}

const Layout = styled.div`
  display: grid;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.05fr);
    min-height: 236px;
    height: 100%;
  }
`;

const Media = styled.div`
  aspect-ratio: 2.35;
  ${media.tablet} {
    aspect-ratio: auto;
  }
`;

const Body = styled.div`
  display: grid;
  align-content: center;
  gap: var(--space-3);
  padding: var(--space-4);
  ${media.tablet} {
    padding: var(--space-6);
  }
`;
