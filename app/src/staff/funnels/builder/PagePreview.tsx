import { Alert, Button, Chip, PreviewFrame, Row, Stack } from '@atlas/ui';
import type { PageBlock } from '@atlas/domain/pages';
import { useState } from 'react';
import { useDrawing } from './useDrawing.ts';

interface PagePreviewProps {
  pageId: number;
  blocks: readonly PageBlock[];
  selected: string | null;
  onSelect: (id: string) => void;
}

const WIDTHS = [
  { width: 360, label: 'Phone' },
  { width: 768, label: 'Tablet' },
  { width: 1280, label: 'Desktop' },
] as const;

/** The page as visitors will see it, drawn by the server as it is edited. Phones first. */
export function PagePreview({ pageId, blocks, selected, onSelect }: PagePreviewProps) {
  const [width, setWidth] = useState<number>(WIDTHS[0].width);
  const { drawing, hasFailed, retry } = useDrawing(pageId, blocks);
  return (
    <Stack gap={3} as="section" aria-label="Preview">
      <Row gap={2} wrap>
        {WIDTHS.map((one) => (
          <Chip key={one.width} selected={one.width === width} onClick={() => setWidth(one.width)}>
            {`${one.label}, ${one.width} px`}
          </Chip>
        ))}
      </Row>
      {hasFailed && (
        <Alert tone="warning" title="The preview is not current" action={<Button onClick={retry}>Try again</Button>}>
          It could not be drawn. Your changes are kept.
        </Alert>
      )}
      <PreviewFrame
        title="Preview of the page"
        html={drawing?.html ?? ''}
        css={drawing?.css ?? ''}
        width={width}
        selected={selected}
        onSelect={onSelect}
      />
    </Stack>
  );
}
