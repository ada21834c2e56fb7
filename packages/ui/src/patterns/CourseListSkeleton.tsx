import { styled } from 'styled-components';
import { CourseGrid } from '../components/learning/CourseGrid.tsx';
import { Card } from '../primitives/Card.tsx';
import { Skeleton } from '../primitives/Skeleton.tsx';
import { SkeletonGroup } from '../primitives/SkeletonGroup.tsx';
import { media } from '../tokens/media.ts';
import { ListPage } from './ListPage.tsx';

export interface CourseListSkeletonProps {
  /** The usual number of cards, up to six. */
  cards?: number | undefined;
  /** The title of the ListPage, if it is not rendered yet. */
  title?: string | undefined;
}

/** The skeleton of a CourseGrid, inside a ListPage or, with `title`, of the whole page. */
export function CourseListSkeleton({ cards = 6, title }: CourseListSkeletonProps) {
  const grid = (
    <SkeletonGroup>
      <CourseGrid rows="after-first">
        {Array.from({ length: cards }, (_, index) => (
          <Card key={index} padding="none">
            <Layout>
              <Media />
              <Body>
                <Skeleton shape="title" width="wide" />
                <Skeleton />
                <Skeleton width="half" />
                <Skeleton width="short" />
              </Body>
            </Layout>
          </Card>
        ))}
      </CourseGrid>
    </SkeletonGroup>
  );
  return title === undefined ? grid : <ListPage title={title}>{grid}</ListPage>;
}

const Layout = styled.div`
  ${media.phone} {
    [data-row] & {
      display: grid;
      grid-template-columns: 96px minmax(0, 1fr);
    }
  }
`;

const Media = styled.div`
  aspect-ratio: 16 / 9;
  background: var(--track);
  ${media.phone} {
    [data-row] & {
      aspect-ratio: auto;
    }
  }
`;

const Body = styled.div`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);
`;
