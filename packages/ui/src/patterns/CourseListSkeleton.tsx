import { styled } from 'styled-components';
import { CourseGrid } from '../components/learning/CourseGrid.tsx';
import { Card } from '../primitives/Card.tsx';
import { Skeleton } from '../primitives/Skeleton.tsx';
import { SkeletonGroup } from '../primitives/SkeletonGroup.tsx';

export interface CourseListSkeletonProps {
  /** How many cards: as many as the list usually has, up to six. */
  cards?: number | undefined;
}

/** The shape of a CourseGrid while the courses are on the way; the title and the filters of the ListPage are already there. */
export function CourseListSkeleton({ cards = 6 }: CourseListSkeletonProps) {
  return (
    <SkeletonGroup>
      <CourseGrid>
        {Array.from({ length: cards }, (_, index) => (
          <Card key={index} padding="none">
            <Picture />
            <Words>
              <Skeleton shape="title" width="wide" />
              <Skeleton />
              <Skeleton width="half" />
              <Skeleton width="short" />
            </Words>
          </Card>
        ))}
      </CourseGrid>
    </SkeletonGroup>
  );
}

const Picture = styled.div`
  aspect-ratio: 16 / 9;
  background: var(--track);
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);
`;
