import { styled } from 'styled-components';
import { Button } from '../../primitives/Button.tsx';
import { Skeleton } from '../../primitives/Skeleton.tsx';
import { SkeletonGroup } from '../../primitives/SkeletonGroup.tsx';
import { Stack } from '../../primitives/Stack.tsx';
import { Text } from '../../primitives/Text.tsx';

/** Shown while the preview of a text loads. */
export const PreviewSkeleton = () => (
  <SkeletonGroup text="Loading the preview...">
    <Stack gap={3}>
      <Skeleton width="half" />
      <Skeleton />
      <Skeleton width="wide" />
    </Stack>
  </SkeletonGroup>
);

/** Shown when the preview of a text could not be loaded. */
export const PreviewProblem = ({ isOffline, onRetry }: { isOffline: boolean; onRetry: () => void }) => (
  <Root role="alert">
    <Text>{isOffline ? 'You are offline. The preview appears when you are back online.' : 'The preview could not be loaded.'}</Text>
    <Button size="dense" onClick={onRetry}>
      Try again
    </Button>
  </Root>
);

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  align-items: center;
`;
