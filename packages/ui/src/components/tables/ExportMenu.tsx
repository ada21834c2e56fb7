import Download from 'lucide-react/icons/download';
import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { LazyMenu } from '../menus/LazyMenu.tsx';
import type { ExportedFile, ExportFormat } from './exportFormat.ts';

/** The progress of the export. */
export interface ExportState {
  /** 0 to 100. */
  readonly percent: number;
  /** "120 of 348 rows". */
  readonly text: string;
}

export interface ExportMenuProps {
  onExport: (format: ExportFormat) => void;
  /** Earlier exports of the list that can still be downloaded, newest first. */
  files?: readonly ExportedFile[] | undefined;
  /** Called when the menu opens, to look for a running export and for earlier ones. */
  onOpen?: (() => void) | undefined;
  /** The running export, null if there is none. A toast announces that it is ready. */
  state?: ExportState | null | undefined;
  label?: string | undefined;
  /** The labels of the formats. */
  formats?: Readonly<Record<ExportFormat, string>> | undefined;
  /** Announced once, when the export starts. */
  busyText?: string | undefined;
}

const usual = { csv: 'CSV', xlsx: 'Excel (xlsx)' } as const;
const loadItems = () => import('./ExportItems.tsx').then(({ ExportItems }) => ExportItems);

/** Exports the filtered rows as CSV or Excel. While the file is being prepared the button shows the progress. */
export function ExportMenu({
  onExport,
  files = [],
  onOpen,
  state,
  label = 'Export',
  formats = usual,
  busyText = 'Preparing the file',
}: ExportMenuProps) {
  return (
    <Root>
      {/* A live region must exist before its text is set to be announced. */}
      <VisuallyHidden role="status">{state ? busyText : ''}</VisuallyHidden>
      {/* Keeps the same button, so that it keeps the focus. */}
      <LazyMenu
        closed={Boolean(state)}
        onOpen={onOpen}
        trigger={
          <Button iconStart={state ? undefined : Download} loading={Boolean(state)} loadingText={state?.text}>
            {label}
          </Button>
        }
        load={loadItems}
        items={{ onExport, formats, files }}
      />
      {state && <Track aria-hidden="true" style={{ '--percent': `${Math.min(100, Math.max(0, state.percent))}%` } as CSSProperties} />}
    </Root>
  );
}

const Root = styled.span`
  position: relative;
  display: inline-grid;
  font-variant-numeric: tabular-nums;
`;

// Along the button's bottom edge, to avoid a layout shift.
const Track = styled.span`
  position: absolute;
  inset: auto var(--space-2) 3px;
  height: 3px;
  overflow: hidden;
  border-radius: var(--radius-pill);
  background: var(--track);
  forced-color-adjust: none;
  pointer-events: none;
  &::after {
    content: '';
    display: block;
    width: var(--percent);
    height: 100%;
    border-radius: inherit;
    background: var(--accent);
    transition: width var(--slow) var(--ease);
  }
`;
