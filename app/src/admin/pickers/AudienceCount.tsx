import { Button, Row, Text } from '@atlas/ui';
import type { ContentKind } from './ContentCombobox.tsx';
import { Counting } from './Counting.tsx';
import { useAudience } from './useAudience.ts';

interface AudienceCountProps {
  kind: ContentKind;
  /** Null for a record that is not saved yet. */
  id: number | null;
  levelIds: readonly number[];
}

/** The number of people who can open a record that is granted to these access levels. */
export function AudienceCount({ kind, id, levelIds }: AudienceCountProps) {
  const { text, hasFailed, retry } = useAudience({ kind, id, levelIds });
  if (hasFailed) {
    return (
      <Row gap={3} wrap>
        <Text size={14} tone="muted">
          The people who can open this could not be counted.
        </Text>
        <Button size="dense" onClick={retry}>
          Try again
        </Button>
      </Row>
    );
  }
  if (text === null) return <Counting />;
  return (
    <Text size={14} weight="label" numeric>
      {text}
    </Text>
  );
}
