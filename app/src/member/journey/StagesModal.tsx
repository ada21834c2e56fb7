import { Badge, ErrorState, Heading, Modal, RichText, Row, Skeleton, SkeletonGroup, Stack, Text } from '@atlas/ui';
import { STAGES_LIST, stagePlace, type StagePlace } from '@atlas/domain/journey';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { QueryOnOpen } from '../../routing/QueryOnOpen.tsx';
import StagesQuery from './__generated__/StagesModalQuery$parameters.ts';
import type { StagesModalQuery } from './__generated__/StagesModalQuery.graphql.ts';

/** Every stage of the journey, with the member's own marked. */
export const StagesModal = ({ onClose }: { onClose: () => void }) => (
  <Modal open onClose={onClose} title={STAGES_LIST.title} description={<Text>{STAGES_LIST.text}</Text>}>
    <QueryOnOpen<StagesModalQuery>
      query={StagesQuery}
      variables={{}}
      loading={<Shape />}
      failed={(retry) => <ErrorState title="The stages could not be loaded." onRetry={retry} />}
    >
      {(queryRef) => <Stages queryRef={queryRef} />}
    </QueryOnOpen>
  </Modal>
);

const Shape = () => (
  <SkeletonGroup>
    <Stack gap={5}>
      {['a', 'b', 'c'].map((key) => (
        <Stack key={key} gap={3}>
          <Skeleton width="half" />
          <Skeleton />
        </Stack>
      ))}
    </Stack>
  </SkeletonGroup>
);

const TONES = { finished: 'success', current: 'info', ahead: 'neutral' } as const satisfies Record<StagePlace, string>;

function Stages({ queryRef }: { queryRef: PreloadedQuery<StagesModalQuery> }) {
  const { stages, viewer } = usePreloadedQuery<StagesModalQuery>(
    graphql`
      query StagesModalQuery @preloadable {
        stages {
          id
          number
          name
          descriptionTree
        }
        viewer {
          myStage {
            stage {
              number
            }
          }
        }
      }
    `,
    queryRef,
  );
  return (
    <Stack gap={5} as="ol">
      {stages.map((stage) => {
        const place = stagePlace(stage, viewer.myStage.stage ?? null);
        return (
          <Stack key={stage.id} gap={2} as="li">
            <Row justify="between" align="start">
              <Heading level={3} size="label">
                {`${stage.number}. ${stage.name}`}
              </Heading>
              <Badge tone={TONES[place]}>{STAGES_LIST[place]}</Badge>
            </Row>
            <RichText text={stage.descriptionTree} level={4} />
          </Stack>
        );
      })}
    </Stack>
  );
}
