import { Button, Heading, Row, Stack, Text } from '@atlas/ui';
import { type BlockField, PAGE_BLOCKS, type PageBlock } from '@atlas/domain/pages';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useRef } from 'react';
import { AddBlock } from './AddBlock.tsx';
import type { EditorAction } from './editorState.ts';
import { FieldInput } from './FieldInput.tsx';

interface BlockFieldsProps {
  pageId: number;
  block: PageBlock;
  blocks: readonly PageBlock[];
  dispatch: (action: EditorAction) => void;
  /** Errors by the path of the field within the block. */
  errors: Readonly<Record<string, string>>;
}

/** The fields of the opened block, as its kind declares them. */
export function BlockFields({ pageId, block, blocks, dispatch, errors }: BlockFieldsProps) {
  const { label, purpose } = PAGE_BLOCKS[block.kind];
  const fields: Readonly<Record<string, BlockField>> = PAGE_BLOCKS[block.kind].fields;
  const props: Readonly<Record<string, unknown>> = { ...block.props };
  const back = useRef<HTMLButtonElement>(null);
  // The block was opened from the list or the preview, which are not in its place any more.
  useEffect(() => back.current?.focus({ preventScroll: true }), [block.id]);
  return (
    <Stack gap={4} as="section" aria-labelledby="block-fields">
      <Row>
        <Button ref={back} iconStart={ArrowLeft} size="dense" onClick={() => dispatch({ type: 'select', id: null })}>
          All blocks
        </Button>
      </Row>
      <Stack gap={1}>
        <Heading level={2} size="subheading" id="block-fields">
          {label}
        </Heading>
        <Text size={14} tone="muted">
          {purpose}
        </Text>
      </Stack>
      {Object.entries(fields).map(([name, field]) => (
        <FieldInput
          key={`${block.id}.${name}`}
          pageId={pageId}
          name={name}
          field={field}
          value={props[name]}
          errors={errors}
          onChange={(value) => dispatch({ type: 'change', id: block.id, field: name, value })}
        />
      ))}
      <Row>
        <AddBlock place="It is added below this one." blocks={blocks} dispatch={dispatch}>
          Add block below
        </AddBlock>
      </Row>
    </Stack>
  );
}
