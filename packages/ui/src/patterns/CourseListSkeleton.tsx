import { styled } from 'styled-components';
import { CourseGrid } from '../components/learning/CourseGrid.tsx';
import { Card } from '../primitives/Card.tsx';
import { Skeleton } from '../primitives/Skeleton.tsx';
import { SkeletonGroup } from '../primitives/SkeletonGroup.tsx';
import { ListPage } from './ListPage.tsx';

export interface CourseListSkeletonProps {
  /** How many cards: as many as the list usually has, up to six. */
  cards?: number | undefined;
  /** The title of the ListPage, where that is not in place yet. */
  title?: string | undefined;
}

/** The shape of a CourseGrid while the courses are on the way: inside a ListPage that is in place already, or with its title for the whole. */
export function CourseListSkeleton({ cards = 6, title }: CourseListSkeletonProps) {
  const grid = (
    <SkeletonGroup>
      <CourseGrid>
        {Array.from({ length: cards }, (_, index) => (
          <Card key={index} padding="none">
            <Media />
            <Body>
              <Skeleton shape="title" width="wide" />
              <Skeleton />
              <Skeleton width="half" />
              <Skeleton width="short" />
            </Body>
          </Card>
        ))}
      </CourseGrid>
    </SkeletonGroup>
  );
  return title === undefined ? grid : <ListPage title={title}>{grid}</ListPage>;
}

const Media = styled.div`
  aspect-ratio: 16 / 9;
  background: var(--track);
`;

const Body = styled.div`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);
`;
