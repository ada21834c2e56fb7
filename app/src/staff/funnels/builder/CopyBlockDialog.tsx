import { Button, Modal, Select, showToast, Stack, Text } from '@atlas/ui';
import { PAGE_BLOCKS, type PageBlock } from '@atlas/domain/pages';
import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { showError } from '../../../admin/actions/showError.ts';
import { useSubmit } from '../../../relay/useSubmit.ts';
import type { CopyBlockDialogMutation } from './__generated__/CopyBlockDialogMutation.graphql.ts';

/** Another page to which a block can be copied. */
export interface OtherPage {
  readonly id: number;
  readonly name: string;
}

interface CopyBlockDialogProps {
  pageId: number;
  block: PageBlock;
  pages: readonly OtherPage[];
  /** Saves the page first: the saved block is copied. */
  flush: () => Promise<number | null>;
  onClose: () => void;
}

/** Copies a block to the end of the draft of another page. */
export function CopyBlockDialog({ pageId, block, pages, flush, onClose }: CopyBlockDialogProps) {
  const [to, setTo] = useState(String(pages[0]?.id ?? ''));
  const [isBusy, setBusy] = useState(false);
  const send = useSubmit<CopyBlockDialogMutation>(graphql`
    mutation CopyBlockDialogMutation($id: Int!, $block: String!, $to: Int!) {
      copyLandingBlock(databaseId: $id, block: $block, toDatabaseId: $to) {
        databaseId
      }
    }
  `);
  const copy = async () => {
    setBusy(true);
    try {
      if ((await flush()) === null) throw new Error('Save this page first.');
      await send({ id: pageId, block: block.id, to: Number(to) });
      showToast({ kind: 'success', text: 'The block is at the end of the other draft.' });
      onClose();
    } catch (error) {
      showError(error);
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      title={`Copy ${PAGE_BLOCKS[block.kind].label}`}
      busy={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" loading={isBusy} loadingText="Copying" onClick={() => void copy()}>
            Copy block
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Select
          name="to"
          label="To the page of"
          value={to}
          onChange={setTo}
          options={pages.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        <Text size={14} tone="muted">
          It is added at the end of that draft. Nothing is published.
        </Text>
      </Stack>
    </Modal>
  );
}
