import { BlockPicker, Modal } from '@atlas/ui';
import { isPageBlockKind, PAGE_BLOCK_KINDS, PAGE_BLOCKS, type PageBlockKind } from '@atlas/domain/pages';
import { BLOCK_PICTURES } from './blockPictures.ts';

const ITEMS = PAGE_BLOCK_KINDS.map((kind) => {
  const { label, purpose } = PAGE_BLOCKS[kind];
  return { id: kind, label, purpose, parts: BLOCK_PICTURES[kind] };
});

interface AddBlockDialogProps {
  /** The place of the new block, as a sentence. */
  place: string;
  onAdd: (kind: PageBlockKind) => void;
  onClose: () => void;
}

/** Chooses the kind of a new block. */
export const AddBlockDialog = ({ place, onAdd, onClose }: AddBlockDialogProps) => (
  <Modal open size="wide" title="Add a block" description={place} onClose={onClose}>
    <BlockPicker label="Blocks" items={ITEMS} onPick={(kind) => isPageBlockKind(kind) && onAdd(kind)} />
  </Modal>
);
