import { Alert, ButtonLink, EmptyState, Row, Stack, Text, Vignette } from '@atlas/ui';
import { CHECK_AGAIN, IMPORT_OUTCOME_NAMES, IMPORT_OUTCOMES, IMPORT_TEMPLATES, importRowsList, problemText } from '@atlas/domain/imports';
import { isPreviewFresh } from '@atlas/domain/jobs';
import { formatShortDate, formatTime } from '@atlas/domain/time';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { graphql, useFragment } from 'react-relay/hooks';
import { AdminList } from '../../admin/lists/AdminList.tsx';
import { choiceFilter } from '../../admin/lists/choiceFilter.tsx';
import { useListState } from '../../admin/lists/useListState.ts';
import { useAuth } from '../../session/authContext.ts';
import { useNow } from '../../session/useNow.ts';
import { ImportCheck } from './ImportCheck.tsx';
import { ImportColumns } from './ImportColumns.tsx';
import { importKindOf, importKindText } from './importOrigin.ts';
import { importsPath } from './importPath.ts';
import { ImportProgress } from './ImportProgress.tsx';
import { importRecordPath } from './importRecordPath.ts';
import { OutcomeChips, ResultChips } from './ImportRowChips.tsx';
import { importRowColumns } from './importRowColumns.tsx';
import { importRowName } from './importRowName.ts';
import { importStateOf } from './importState.ts';
import { useImportEnd } from './useImportEnd.ts';
import type { OpenImport_import$data, OpenImport_import$key } from './__generated__/OpenImport_import.graphql.ts';
import type { OpenImport_rows$key } from './__generated__/OpenImport_rows.graphql.ts';

const OUTCOMES = IMPORT_OUTCOMES.map((value) => ({ value, label: IMPORT_OUTCOME_NAMES[value] }));

interface OpenImportProps {
  import: OpenImport_import$key;
  queryRef: object;
  reload: () => Promise<unknown>;
}

/** One import: its check and the button that applies it, its progress, or its result, and its rows. */
export function OpenImport({ import: key, queryRef, reload }: OpenImportProps) {
  const one = useFragment(
    graphql`
      fragment OpenImport_import on Import
      @argumentDefinitions(
        first: { type: "Int!" }
        offset: { type: "Int!" }
        after: { type: "String" }
        filter: { type: "ImportRowsFilter!" }
        sort: { type: "ImportRowsSort!" }
      ) {
        kind
        mode
        state
        fileName
        sourceUrl
        total
        creates
        changes
        skips
        applied
        failed
        undone
        kept
        createdAt
        uploadedBy {
          name
        }
        problems {
          sheet
          row
          column
          value
          message
        }
        ...ImportCheck_import
        ...ImportColumns_import
        ...ImportProgress_import
        rows(first: $first, offset: $offset, after: $after, filter: $filter, sort: $sort) {
          totalCount
          pageInfo {
            hasNextPage
            endCursor
          }
          edges {
            node {
              ...OpenImport_rows
            }
          }
        }
      }
    `,
    key,
  );
  const { fileName, createdAt, total, creates, changes, skips, applied, failed, undone, kept, rows: connection } = one;
  const rows = useFragment<OpenImport_rows$key>(
    graphql`
      fragment OpenImport_rows on ImportRow @relay(plural: true) {
        sheet
        row
        cells
        state
        outcome
        problem
        recordId
      }
    `,
    connection.edges.map(({ node }) => node),
  );
  const { currentUser } = useAuth();
  const now = useNow();
  const importState = importStateOf(one.state);
  const isChecked = importState === 'checked';
  const isFresh = isPreviewFresh(new Date(createdAt), now);
  const isOpen = isChecked && isFresh;
  const state = useListState('uploadContents', importRowsList, { tab: isChecked ? 'outcome' : 'result', record: 'import' });
  useImportEnd(importState, reload);
  const sheets: readonly string[] = IMPORT_TEMPLATES[importKindOf(one.kind)].map(({ sheet }) => sheet);
  const listed = rows.map(({ sheet, row, cells, state: rowState, outcome, problem, recordId }) => ({
    databaseId: rowNumber(sheets.indexOf(sheet), row),
    sheet,
    row,
    cells: cells as unknown,
    state: rowState,
    outcome,
    problem,
    recordId,
  }));
  const sheetOptions = sheets.map((value) => ({ value, label: value }));
  const isNarrow = Object.keys(state.list.filters).length > 0;
  return (
    <AdminList
      route="uploadContents"
      title={fileName}
      noun={{ one: 'row', many: 'rows' }}
      state={state}
      queryRef={queryRef}
      connection={{ ...connection, edges: listed.map((node) => ({ node })) }}
      columns={importRowColumns({ isChecked, pathOf: (row) => importRecordPath(row, currentUser) })}
      rowName={importRowName}
      hasFixedColumns
      overview={
        <Stack gap={4}>
          <Row>
            <ButtonLink href={importsPath()} variant="text" size="dense" iconStart={ArrowLeft}>
              All imports
            </ButtonLink>
          </Row>
          <Text size={14} tone="muted">
            {ledeOf(one)}
          </Text>
          {!isChecked && <ImportProgress import={one} reload={reload} />}
          {isChecked && !isFresh && <Alert tone="warning">{CHECK_AGAIN}</Alert>}
          {isOpen && <ImportCheck import={one} reload={reload} />}
          <FileProblems problems={one.problems} />
          {isOpen && <ImportColumns key={createdAt} import={one} reload={reload} />}
        </Stack>
      }
      quick={
        isChecked ? (
          <OutcomeChips
            counts={{ create: creates, change: changes, skip: skips, problem: total - creates - changes - skips }}
            {...{ total, state }}
          />
        ) : (
          <ResultChips counts={{ applied: applied - undone - kept, failed, undone, kept }} {...{ total, state }} />
        )
      }
      filters={[
        choiceFilter(state, { name: 'sheet', label: 'Sheet', all: 'All', options: sheetOptions }),
        ...(isChecked ? [] : [choiceFilter(state, { name: 'outcome', label: 'Check', all: 'All', options: OUTCOMES })]),
      ]}
      empty={<NoRows isChecking={importState === 'checking'} isNarrow={isNarrow} />}
    />
  );
}

/** The most rows of a sheet of a workbook. */
const SHEET_ROWS = 2 ** 20;

/** Identifies a row of an import by its sheet and its number in it. */
const rowNumber = (sheet: number, row: number): number => (sheet + 1) * SHEET_ROWS + row;

function ledeOf({ kind, mode, createdAt, uploadedBy, sourceUrl }: OpenImport_import$data): string {
  const checked = `Checked on ${formatShortDate(createdAt)}, ${formatTime(createdAt)}`;
  return [
    `${importKindText({ kind, mode })}.`,
    uploadedBy == null ? `${checked}.` : `${checked}, sent by ${uploadedBy.name}.`,
    ...(sourceUrl == null ? [] : ['From a published spreadsheet.']),
  ].join(' ');
}

/** The problems with the file or its sheets, which are not among those of its rows. */
function FileProblems({ problems }: Pick<OpenImport_import$data, 'problems'>) {
  const texts = problems.flatMap(({ sheet, row, column, value, message }) =>
    row == null ? [problemText({ sheet, row: null, column: column ?? null, value: value ?? null, message })] : [],
  );
  if (texts.length === 0) return null;
  return (
    <Alert tone="warning" title="Problems with the file">
      {texts.map((text) => (
        <div key={text}>{text}</div>
      ))}
    </Alert>
  );
}

/** An import without rows, with these filters or at all. */
function NoRows({ isChecking, isNarrow }: { isChecking: boolean; isNarrow: boolean }) {
  if (isChecking) return <EmptyState vignette={<Vignette of="files" />} title="Its rows are being read" />;
  if (isNarrow) return <EmptyState vignette={<Vignette of="done" />} title="No rows here any more" />;
  return (
    <EmptyState
      vignette={<Vignette of="files" />}
      title="No rows"
      text="The file has no rows under its titles. Fill in the template, and import it again."
    />
  );
}
