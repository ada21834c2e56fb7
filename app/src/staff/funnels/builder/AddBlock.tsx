import { Button } from '@atlas/ui';
import { MAX_BLOCKS, type PageBlock } from '@atlas/domain/pages';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { AddBlockDialog } from './AddBlockDialog.tsx';
import { type EditorAction, newBlockId } from './editorState.ts';

interface AddBlockProps {
  /** The place of the new block, as a sentence. */
  place: string;
  blocks: readonly PageBlock[];
  dispatch: (action: EditorAction) => void;
  children: string;
}

/** Adds a block: chooses its kind, and opens its fields. */
export function AddBlock({ place, blocks, dispatch, children }: AddBlockProps) {
  const [isOpen, setOpen] = useState(false);
  const isFull = blocks.length >= MAX_BLOCKS;
  return (
    <>
      <Button
        iconStart={Plus}
        size="dense"
        onClick={() => setOpen(true)}
        {...(isFull && { disabledReason: `A page has at most ${MAX_BLOCKS} blocks.` })}
      >
        {children}
      </Button>
      {isOpen && (
        <AddBlockDialog
          place={place}
          onClose={() => setOpen(false)}
          onAdd={(kind) => {
            dispatch({ type: 'add', kind, id: newBlockId() });
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
