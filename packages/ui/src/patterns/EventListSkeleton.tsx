import { styled } from 'styled-components';
import { EventList } from '../components/learning/EventList.tsx';
import { Skeleton } from '../primitives/Skeleton.tsx';
import { SkeletonGroup } from '../primitives/SkeletonGroup.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { ListPage } from './ListPage.tsx';

export interface EventListSkeletonProps {
  /** The usual number of events. */
  events?: number | undefined;
  /** The title of the ListPage, if it is not rendered yet. */
  title?: string | undefined;
}

/** The skeleton of an EventList, inside a ListPage or, with `title`, of the whole page. */
export function EventListSkeleton({ events = 6, title }: EventListSkeletonProps) {
  const list = (
    <SkeletonGroup>
      <EventList>
        {Array.from({ length: events }, (_, index) => (
          <Event key={index}>
            <Skeleton shape="block" width="thumbnail" height="thumbnail" />
            <Stack gap={3} grow>
              <Skeleton shape="title" width="half" />
              <Skeleton width="wide" />
              <Skeleton width="short" />
            </Stack>
          </Event>
        ))}
      </EventList>
    </SkeletonGroup>
  );
  return title === undefined ? list : <ListPage title={title}>{list}</ListPage>;
}

const Event = styled.div`
  display: flex;
  gap: var(--space-4);
  padding: var(--space-4);
`;
