import { RowTitle, Stack, StatusBadge, Text, type Tone } from '@atlas/ui';
import {
  IMPORT_OUTCOME_NAMES,
  IMPORT_OUTCOMES,
  IMPORT_ROW_STATE_NAMES,
  IMPORT_ROW_STATES,
  type ImportOutcome,
  type ImportRowState,
  problemLines,
} from '@atlas/domain/imports';
import { enumWord } from '@atlas/domain/lists';
import type { ListColumn } from '../../admin/lists/ListColumn.ts';
import { importRowName } from './importRowName.ts';

/** A row of an import, with a number that identifies it in the list. */
export interface ListedRow {
  readonly databaseId: number;
  readonly sheet: string;
  readonly row: number;
  /** The values by column. They arrive as JSON. */
  readonly cells: unknown;
  readonly state: string;
  readonly outcome: string | null | undefined;
  readonly problem: string | null | undefined;
  readonly recordId: number | null | undefined;
}

const OUTCOME_TONES: Readonly<Record<ImportOutcome, Tone>> = { create: 'success', change: 'info', skip: 'neutral', problem: 'danger' };
const RESULT_TONES: Readonly<Record<ImportRowState, Tone>> = {
  waiting: 'neutral',
  applied: 'success',
  failed: 'danger',
  skipped: 'neutral',
  undone: 'neutral',
  kept: 'info',
};

/** The badge of a row: what the check expects of it, or its result. */
function RowBadge({ row: { outcome, state }, isChecked }: { row: ListedRow; isChecked: boolean }) {
  const expected = isChecked && outcome != null ? enumWord(IMPORT_OUTCOMES, outcome) : null;
  if (expected !== null) return <StatusBadge tone={OUTCOME_TONES[expected]} text={IMPORT_OUTCOME_NAMES[expected]} />;
  const result = enumWord(IMPORT_ROW_STATES, state) ?? 'waiting';
  return <StatusBadge tone={RESULT_TONES[result]} text={IMPORT_ROW_STATE_NAMES[result]} />;
}

interface Options {
  /** Whether the import was checked and not applied. */
  isChecked: boolean;
  /** The page of the record of a row. */
  pathOf: (row: ListedRow) => string | null;
}

/** The columns of the rows of an import. */
export const importRowColumns = ({ isChecked, pathOf }: Options): readonly ListColumn<ListedRow, 'row'>[] => [
  {
    id: 'row',
    header: 'Row',
    width: 'wide',
    sortable: true,
    priority: 1,
    cell: (row) => (
      <RowTitle href={pathOf(row) ?? undefined} note={`${row.sheet}, row ${row.row}`}>
        {importRowName(row)}
      </RowTitle>
    ),
  },
  {
    id: 'result',
    header: isChecked ? 'Check' : 'Result',
    width: 'narrow',
    priority: 1,
    card: 'badge',
    cell: (row) => <RowBadge row={row} isChecked={isChecked} />,
  },
  {
    id: 'reason',
    header: 'Reason',
    priority: 1,
    card: 'fact',
    cell: ({ sheet, row, problem }) =>
      problem != null && (
        <Stack gap={1}>
          {problemLines({ sheet, row, problem }).map((line) => (
            <Text key={line} size={14}>
              {line}
            </Text>
          ))}
        </Stack>
      ),
  },
];
