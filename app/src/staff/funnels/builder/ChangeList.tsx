import { Badge, Row, Stack, Text } from '@atlas/ui';
import { type BlockChange, compareBlocks, type PageBlock } from '@atlas/domain/pages';

const WORDS: Readonly<Record<BlockChange['change'], string>> = {
  added: 'Added',
  removed: 'Removed',
  changed: 'Changed',
  moved: 'Moved',
  hidden: 'Hidden',
  shown: 'Shown again',
};

const TONES: Readonly<Record<BlockChange['change'], 'success' | 'danger' | 'info' | 'neutral'>> = {
  added: 'success',
  removed: 'danger',
  changed: 'info',
  moved: 'neutral',
  hidden: 'neutral',
  shown: 'neutral',
};

interface ChangeListProps {
  label: string;
  before: readonly PageBlock[];
  after: readonly PageBlock[];
}

/** The differences between two versions of a page, block by block. */
export function ChangeList({ label, before, after }: ChangeListProps) {
  const changes = compareBlocks(before, after);
  if (changes.length === 0) return <Text tone="muted">The blocks are the same.</Text>;
  return (
    <Stack gap={2} as="ul" aria-label={label}>
      {changes.map(({ id, label: block, change, fields }) => (
        <Row key={id} gap={2} wrap as="li">
          <Badge tone={TONES[change]}>{WORDS[change]}</Badge>
          <Text>{block}</Text>
          {fields.length > 0 && (
            <Text size={14} tone="muted">
              {fields.join(', ')}
            </Text>
          )}
        </Row>
      ))}
    </Stack>
  );
}
