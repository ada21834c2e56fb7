import { styled } from 'styled-components';
import { StickyActions } from '../components/shell/StickyActions.tsx';
import { Row } from '../primitives/Row.tsx';
import { Skeleton } from '../primitives/Skeleton.tsx';
import { SkeletonGroup } from '../primitives/SkeletonGroup.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { media } from '../tokens/media.ts';
import { CourseLayout } from './CourseLayout.tsx';

/** The skeleton of a CoursePage. */
export function CourseSkeleton() {
  return (
    <SkeletonGroup>
      <CourseLayout hero={<Hero />} aside={aside}>
        <Unit lessons={3} />
        <Unit lessons={5} />
      </CourseLayout>
      <StickyActions primary={<Skeleton shape="block" />} />
    </SkeletonGroup>
  );
}

function Hero() {
  return (
    <Header>
      <Media />
      <Body>
        <Skeleton shape="title" width="wide" />
        <Skeleton />
        <Skeleton width="wide" />
        <Skeleton width="half" />
      </Body>
    </Header>
  );
}

function Unit({ lessons }: { lessons: number }) {
  return (
    <Section>
      <Skeleton shape="title" width="half" />
      {Array.from({ length: lessons }, (_, index) => (
        <Row key={index} gap={4}>
          <Skeleton shape="round" />
          <Stack grow>
            <Skeleton width={index % 2 ? 'half' : 'wide'} />
          </Stack>
          <Skeleton width="thumbnail" />
        </Row>
      ))}
    </Section>
  );
}

const aside = (
  <Stack gap={5}>
    <Row>
      <Skeleton shape="round" />
      <Stack gap={3} grow>
        <Skeleton width="half" />
        <Skeleton width="wide" />
      </Stack>
    </Row>
    <Skeleton />
    <Skeleton />
    <Skeleton />
  </Stack>
);

const Header = styled.div`
  display: grid;
  gap: var(--space-5);
  ${media.desktop} {
    grid-template-columns: 360px minmax(0, 1fr);
    gap: var(--space-8);
    align-items: center;
  }
`;

const Media = styled.div`
  aspect-ratio: 2.2;
  border-radius: var(--radius-media);
  background: var(--track);
  ${media.desktop} {
    aspect-ratio: 16 / 9;
    border-radius: var(--radius-card);
  }
`;

const Body = styled.div`
  display: grid;
  gap: var(--space-4);
  max-width: 56ch;
`;

const Section = styled.div`
  display: grid;
  gap: var(--space-3);
  & + & {
    padding-top: var(--space-5);
    border-top: var(--border) solid var(--line);
  }
`;
