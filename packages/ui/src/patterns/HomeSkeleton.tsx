import { styled } from 'styled-components';
import { Card } from '../primitives/Card.tsx';
import { Skeleton } from '../primitives/Skeleton.tsx';
import { SkeletonGroup } from '../primitives/SkeletonGroup.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { media } from '../tokens/media.ts';
import { DashboardLayout } from './DashboardLayout.tsx';

/** The skeleton of a DashboardPage. */
export function HomeSkeleton() {
  return (
    <SkeletonGroup>
      <DashboardLayout head={greeting} lead={resume} main={card} side={side} />
    </SkeletonGroup>
  );
}

const Greeting = styled.div`
  display: grid;
  gap: var(--space-3);
  max-width: 420px;
  padding-block: var(--space-1);
`;

const greeting = (
  <Greeting>
    <Skeleton shape="title" width="wide" />
    <Skeleton width="half" />
  </Greeting>
);

const card = (
  <Card padding="roomy">
    <Stack gap={5}>
      <Skeleton width="short" />
      <Skeleton shape="title" width="half" />
      <Skeleton />
      <Skeleton width="half" />
    </Stack>
  </Card>
);

const side = (
  <>
    {card}
    {card}
  </>
);

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
  background: var(--track);
  ${media.tablet} {
    aspect-ratio: auto;
  }
`;

const Body = styled.div`
  display: grid;
  align-content: center;
  gap: var(--space-4);
  padding: var(--space-4);
  ${media.tablet} {
    padding: var(--space-6);
  }
`;

const resume = (
  <Card padding="none">
    <Layout>
      <Media />
      <Body>
        <Skeleton width="half" />
        <Skeleton shape="title" />
        <Skeleton width="wide" />
        <Skeleton shape="block" />
      </Body>
    </Layout>
  </Card>
);
