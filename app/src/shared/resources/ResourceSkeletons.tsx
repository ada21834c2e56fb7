import { Card, CourseGrid, ListPage, ReadColumn, Skeleton, SkeletonGroup, Stack } from '@atlas/ui';
import { useRouteTitle } from '../../routing/routerContext.ts';

/** The skeleton of a resource list, with its title. */
export function ResourceListSkeleton() {
  return (
    <ListPage title={useRouteTitle()}>
      <SkeletonGroup>
        <Stack gap={5}>
          <Skeleton shape="block" />
          <CourseGrid>
            {Array.from({ length: 6 }, (_, index) => (
              <Card key={index}>
                <Stack gap={3}>
                  <Skeleton shape="title" width="wide" />
                  <Skeleton />
                  <Skeleton width="half" />
                </Stack>
              </Card>
            ))}
          </CourseGrid>
        </Stack>
      </SkeletonGroup>
    </ListPage>
  );
}

/** The skeleton of a resource. */
export function ResourceSkeleton() {
  return (
    <ReadColumn>
      <SkeletonGroup>
        <Stack gap={5}>
          <Skeleton shape="title" width="wide" />
          <Skeleton width="short" />
          <Skeleton shape="block" width="half" />
          <Skeleton />
          <Skeleton width="wide" />
        </Stack>
      </SkeletonGroup>
    </ReadColumn>
  );
}
