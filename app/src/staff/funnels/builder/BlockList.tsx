import { ActionMenu, Badge, Button, Heading, ReorderList, Row, Stack, Text } from '@atlas/ui';
import { PAGE_BLOCKS, type PageBlock } from '@atlas/domain/pages';
import { truncate } from '@atlas/domain/lists';
import { AddBlock } from './AddBlock.tsx';
import { blockText } from './blockText.ts';
import { type EditorAction, newBlockId } from './editorState.ts';

interface BlockListProps {
  blocks: readonly PageBlock[];
  dispatch: (action: EditorAction) => void;
  /** Copies a block to another page; absent where there is no other page. */
  onCopy?: ((block: PageBlock) => void) | undefined;
}

/** The length of a block's first words in the list. */
const MAX_WORDS = 40;

/** The blocks of a page in their order: opened, moved by drag or keys, added, duplicated, hidden and removed. */
export function BlockList({ blocks, dispatch, onCopy }: BlockListProps) {
  const actionsOf = (block: PageBlock) => [
    { label: 'Duplicate', onSelect: () => dispatch({ type: 'duplicate', id: block.id, copyId: newBlockId() }) },
    { label: block.isHidden ? 'Show' : 'Hide', onSelect: () => dispatch({ type: 'hide', id: block.id }) },
    ...(onCopy ? [{ label: 'Copy to another page', onSelect: () => onCopy(block) }] : []),
    { label: 'Remove', tone: 'danger' as const, onSelect: () => dispatch({ type: 'remove', id: block.id }) },
  ];
  return (
    <Stack gap={3} as="section" aria-labelledby="page-blocks">
      <Row justify="between" wrap>
        <Heading level={2} size="subheading" id="page-blocks">
          Blocks
        </Heading>
        <AddBlock place="It is added at the end, above the footer." blocks={blocks} dispatch={dispatch}>
          Add block
        </AddBlock>
      </Row>
      {blocks.length === 0 && <Text tone="muted">This page is empty. Add its first block.</Text>}
      <ReorderList
        label="Blocks of this page"
        items={blocks.map((block) => ({ id: block.id, label: PAGE_BLOCKS[block.kind].label, block }))}
        onReorder={(items) => dispatch({ type: 'reorder', ids: items.map(({ id }) => id) })}
        actions={({ label, block }) => <ActionMenu label={`Actions for ${label}`} actions={actionsOf(block)} />}
      >
        {({ id, label, block }) => (
          <Stack gap={1} align="start">
            <Button size="dense" variant="text" onClick={() => dispatch({ type: 'select', id })}>
              {label}
            </Button>
            <Row gap={2} wrap>
              {block.isHidden && <Badge>Hidden</Badge>}
              <Text size={14} tone="muted">
                {truncate(blockText(block), MAX_WORDS)}
              </Text>
            </Row>
          </Stack>
        )}
      </ReorderList>
    </Stack>
  );
}
