import { Button, DateText, Drawer, EmptyState, ErrorState, Row, Skeleton, SkeletonGroup, Stack, Text, Timeline } from '@atlas/ui';
import { pointsText, XP_SOURCES } from '@atlas/domain/journey';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, usePaginationFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { QueryOnOpen } from '../../routing/QueryOnOpen.tsx';
import XpHistoryQuery from './__generated__/XpHistoryDrawerQuery$parameters.ts';
import type { XpHistoryDrawerQuery } from './__generated__/XpHistoryDrawerQuery.graphql.ts';
import type { XpHistoryDrawerMoreQuery } from './__generated__/XpHistoryDrawerMoreQuery.graphql.ts';
import type { XpHistoryDrawer_viewer$key } from './__generated__/XpHistoryDrawer_viewer.graphql.ts';

const PAGE = 20;

/** The person's XP entries, the latest first. */
export const XpHistoryDrawer = ({ onClose }: { onClose: () => void }) => (
  <Drawer open onClose={onClose} title="XP history">
    <QueryOnOpen<XpHistoryDrawerQuery>
      query={XpHistoryQuery}
      variables={{}}
      loading={<Shape />}
      failed={(retry) => <ErrorState title="Your XP history could not be loaded." onRetry={retry} />}
    >
      {(queryRef) => <History queryRef={queryRef} />}
    </QueryOnOpen>
  </Drawer>
);

const Shape = () => (
  <SkeletonGroup>
    <Stack gap={5}>
      {['a', 'b', 'c', 'd'].map((key) => (
        <Stack key={key} gap={2}>
          <Skeleton width="wide" />
          <Skeleton width="half" />
        </Stack>
      ))}
    </Stack>
  </SkeletonGroup>
);

function History({ queryRef }: { queryRef: PreloadedQuery<XpHistoryDrawerQuery> }) {
  const { viewer } = usePreloadedQuery<XpHistoryDrawerQuery>(
    graphql`
      query XpHistoryDrawerQuery @preloadable {
        viewer {
          myStage {
            points
          }
          ...XpHistoryDrawer_viewer
        }
      }
    `,
    queryRef,
  );
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<XpHistoryDrawerMoreQuery, XpHistoryDrawer_viewer$key>(
    graphql`
      fragment XpHistoryDrawer_viewer on Viewer
      @refetchable(queryName: "XpHistoryDrawerMoreQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        xpHistory(first: $count, after: $cursor) @connection(key: "XpHistoryDrawer_xpHistory") {
          edges {
            node {
              id
              source
              points
              label
              createdAt
            }
          }
        }
      }
    `,
    viewer,
  );
  const entries = data.xpHistory.edges.map(({ node }) => node);
  if (entries.length === 0) return <EmptyState title="No XP yet" text="Finish a task in your stage to see it here." />;
  return (
    <Stack gap={5}>
      <Text weight="strong" numeric>{`${pointsText(viewer.myStage.points)} in total`}</Text>
      <Timeline
        label="XP history"
        items={entries.map(({ id, label, source, points, createdAt }) => ({
          id,
          title: (
            <Row justify="between" align="start">
              <Text as="span">{label}</Text>
              <Text as="span" numeric nowrap weight="label">
                {`${points > 0 ? '+' : ''}${pointsText(points)}`}
              </Text>
            </Row>
          ),
          meta: (
            <>
              <DateText text={formatShortDate(createdAt)} dateTime={createdAt} /> · {sourceLabel(source)}
            </>
          ),
        }))}
      />
      {hasNext && (
        <Row justify="center">
          <Button loading={isLoadingNext} loadingText="Loading" onClick={() => void loadNext(PAGE)}>
            Show more
          </Button>
        </Row>
      )}
    </Stack>
  );
}

const sourceLabel = (source: string): string => XP_SOURCES.find(({ value }) => value === source.toLowerCase())?.label ?? '';
