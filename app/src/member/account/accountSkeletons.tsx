import { Card, Columns, DetailPage, Row, Skeleton, SkeletonGroup, Stack } from '@atlas/ui';
import { useRouteTitle } from '../../routing/routerContext.ts';

/** The skeleton of the bills: the next payment, then an invoice with its payments. */
export const BillsSkeleton = () => (
  <DetailPage title={useRouteTitle()}>
    <SkeletonGroup>
      <Stack gap={5}>
        <Card>
          <Stack gap={3}>
            <Skeleton width="short" />
            <Skeleton shape="title" width="half" />
            <Skeleton width="half" />
          </Stack>
        </Card>
        <Card>
          <Stack gap={5}>
            <Skeleton shape="title" width="half" />
            {[1, 2, 3].map((row) => (
              <Row key={row} gap={4}>
                <Stack grow gap={2}>
                  <Skeleton width="short" />
                  <Skeleton width="half" />
                </Stack>
              </Row>
            ))}
          </Stack>
        </Card>
      </Stack>
    </SkeletonGroup>
  </DetailPage>
);

/** The skeleton of the subscriptions: one card each. */
export const SubscriptionsSkeleton = () => (
  <DetailPage title={useRouteTitle()}>
    <SkeletonGroup>
      <Columns least="part">
        {[1, 2].map((card) => (
          <Card key={card}>
            <Stack gap={3}>
              <Skeleton shape="title" width="half" />
              <Skeleton width="wide" />
              <Skeleton width="half" />
            </Stack>
          </Card>
        ))}
      </Columns>
    </SkeletonGroup>
  </DetailPage>
);
