import { IconButton, ReorderList, Stack, Text } from '@atlas/ui';
import { useBoundField } from '@atlas/ui/forms/useBoundField.ts';
import { MAX_CONTENTS } from '@atlas/domain/products';
import X from 'lucide-react/icons/x';
import { ContentLabel } from './ContentLabel.tsx';
import { contentKey, ContentSearch } from './ContentSearch.tsx';
import type { ContentValue } from './productValues.ts';

const NONE: readonly ContentValue[] = [];

/** Form field for the contents of a product in order. They are saved with the product. */
export function ProductContentsField() {
  const { value: contents, onChange, error } = useBoundField<readonly ContentValue[]>('contents', NONE);
  return (
    <Stack gap={4}>
      {contents.length === 0 ? (
        <Text size={14} tone="muted">
          No contents yet.
        </Text>
      ) : (
        <ReorderList
          label="Contents"
          items={contents.map((content) => ({ id: contentKey(content), label: content.name, content }))}
          onReorder={(items) => onChange(items.map(({ content }) => content))}
          actions={({ id, label }) => (
            <IconButton icon={X} label={`Remove ${label}`} onClick={() => onChange(contents.filter((one) => contentKey(one) !== id))} />
          )}
        >
          {({ content }) => <ContentLabel content={content} />}
        </ReorderList>
      )}
      {contents.length < MAX_CONTENTS && (
        <ContentSearch chosen={contents} onChoose={(content) => onChange([...contents, content])} error={error} />
      )}
    </Stack>
  );
}
