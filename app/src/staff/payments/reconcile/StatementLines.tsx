import { Chip, EmptyState, ButtonLink, RowFigure, Row, RowTitle, Stack, StatusBadge, Text, type Tone, Vignette } from '@atlas/ui';
import { countText, enumWord, type FilterNameOf, type SortKeyOf } from '@atlas/domain/lists';
import { formatAmount } from '@atlas/domain/money';
import { LINE_STATES, type LineState, nextLineState, type StatementCounts, type statementRowsList } from '@atlas/domain/statements';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, useFragment } from 'react-relay/hooks';
import { AdminList } from '../../../admin/lists/AdminList.tsx';
import type { ListColumn } from '../../../admin/lists/ListColumn.ts';
import type { ListState } from '../../../admin/lists/useListState.ts';
import type { Connection } from '../../../relay/Connection.ts';
import { queueTabs } from '../queueLabels.ts';
import { AllStatementsLink } from './AllStatementsLink.tsx';
import { LineDecision } from './LineDecision.tsx';
import { LineEvidence, LineMatch } from './LineMatch.tsx';
import { lineTarget } from './lineTarget.ts';
import { StatementActions } from './StatementActions.tsx';
import { statementCounts } from './statementCounts.ts';
import { StatementFacts } from './StatementFacts.tsx';
import { UndoStatementButton } from './UndoStatementButton.tsx';
import type { StatementLines_rows$data, StatementLines_rows$key } from './__generated__/StatementLines_rows.graphql.ts';
import type { StatementLines_statement$key } from './__generated__/StatementLines_statement.graphql.ts';

type List = typeof statementRowsList;
type State = ListState<SortKeyOf<List>, FilterNameOf<List>>;
type Line = StatementLines_rows$data[number];
type Column = ListColumn<Line, SortKeyOf<List>>;

const TONES: Readonly<Record<LineState, Tone>> = {
  exact: 'success',
  possible: 'warning',
  unmatched: 'neutral',
  recorded: 'neutral',
  applied: 'success',
  kept: 'info',
  dismissed: 'neutral',
};

const STATES = LINE_STATES.map(({ value }) => value);
/** A state that is not known offers nothing. */
const stateOf = ({ state }: Line): LineState => enumWord(STATES, state) ?? 'recorded';
const labelOf = (state: LineState): string => LINE_STATES.find(({ value }) => value === state)?.label ?? state;
const nameOf = ({ reference, description, row }: Line): string => reference || description || `Row ${row}`;

const COLUMNS = {
  line: {
    id: 'line',
    header: 'Line',
    width: 'wide',
    priority: 1,
    cell: (line) => (
      <Stack gap={1}>
        <RowTitle note={line.isReferenceLost ? 'The file lost digits of this reference.' : line.reference && line.description}>
          {nameOf(line)}
        </RowTitle>
        {line.problem != null && (
          <Text size={14} tone="danger">
            {line.problem}
          </Text>
        )}
      </Stack>
    ),
  },
  day: { id: 'day', header: 'Day', width: 'narrow', priority: 1, card: 'meta', cell: ({ paidOn }) => formatShortDate(paidOn) },
  amount: {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    width: 'narrow',
    priority: 1,
    card: 'aside',
    cell: (line) => <RowFigure note={line.isAmountOther ? dueNote(line) : undefined}>{formatAmount(line.amount)}</RowFigure>,
  },
  state: {
    id: 'state',
    header: 'State',
    width: 'narrow',
    priority: 1,
    card: 'badge',
    cell: (line) => <StatusBadge tone={TONES[stateOf(line)]} text={labelOf(stateOf(line))} />,
  },
  match: { id: 'match', header: 'Match', priority: 1, card: 'fact', cell: (line) => <LineMatch row={line} target={lineTarget(line)} /> },
  evidence: { id: 'evidence', header: 'Evidence', priority: 2, card: 'badge', cell: (line) => <LineEvidence {...line} /> },
  decided: {
    id: 'decided',
    header: 'Decided by',
    priority: 2,
    card: 'fact',
    cell: ({ decidedBy, decidedAt }) => decidedBy && decidedAt && <RowTitle note={formatShortDate(decidedAt)}>{decidedBy.name}</RowTitle>,
  },
} as const satisfies Record<string, Column>;

const dueNote = (line: Line): string | undefined => {
  const due = lineTarget(line)?.due;
  return due === undefined ? undefined : `of ${formatAmount(due)} due`;
};

/** The columns of the lines in a state; of all lines without one. */
function columnsOf(state: string | undefined): readonly Column[] {
  const { line, day, amount, match, evidence, decided } = COLUMNS;
  switch (state) {
    case 'unmatched':
      return [line, day, amount];
    case 'exact':
    case 'recorded':
      return [line, day, amount, match];
    case 'possible':
      return [line, day, amount, match, evidence];
    case 'applied':
      return [line, day, amount, match, decided];
    case 'kept':
    case 'dismissed':
      return [line, day, amount, decided];
    default:
      return [line, day, amount, COLUMNS.state, match];
  }
}

interface StatementLinesProps {
  statement: StatementLines_statement$key;
  connection: Connection<StatementLines_rows$key[number]>;
  state: State;
  queryRef: object;
  reload: () => Promise<unknown>;
  /** The origin of the statement. */
  lede: string;
  mayDecide: boolean;
}

/** The lines of a statement that was read, by state, with the decisions about them. */
export function StatementLines({ statement: key, connection, state, queryRef, reload, lede, mayDecide }: StatementLinesProps) {
  const statement = useFragment(
    graphql`
      fragment StatementLines_statement on Statement {
        fileName
        ...StatementActions_statement
        ...StatementFacts_statement
        ...UndoStatementButton_statement
        ...statementCounts_statement
      }
    `,
    key,
  );
  const lines = useFragment(
    graphql`
      fragment StatementLines_rows on StatementRow @relay(plural: true) {
        databaseId
        row
        state
        reference
        isReferenceLost
        description
        amount
        paidOn
        evidence
        isAmountOther
        problem
        decidedAt
        decidedBy {
          name
        }
        ...lineTarget_row
        ...LineDecision_row
        ...LineMatch_row
      }
    `,
    connection.edges.map(({ node }) => node),
  );
  const { fileName } = statement;
  const counts = statementCounts(statement);
  const shown = state.list.filters.state;
  const decision: Column = {
    id: 'decision',
    header: 'Action',
    align: 'end',
    priority: 1,
    card: 'fact',
    cell: (line) => (
      <LineDecision
        key={line.databaseId}
        row={line}
        target={line.state === 'KEPT' ? null : lineTarget(line)}
        name={nameOf(line)}
        reload={reload}
      />
    ),
  };
  return (
    <AdminList
      route="payment"
      title={fileName}
      noun={{ one: 'line', many: 'lines' }}
      tabs={queueTabs('reconcile')}
      state={state}
      queryRef={queryRef}
      connection={{ ...connection, edges: lines.map((node) => ({ node })) }}
      columns={[...columnsOf(shown), ...(mayDecide && shown !== 'recorded' ? [decision] : [])]}
      rowName={nameOf}
      adds={mayDecide && <StatementActions statement={statement} reload={reload} />}
      hasFixedColumns
      overview={
        <Stack gap={3}>
          <Row justify="between" wrap>
            <AllStatementsLink />
            {mayDecide && <UndoStatementButton statement={statement} reload={reload} />}
          </Row>
          <Text size={14} tone="muted">
            {lede}
          </Text>
          <StatementFacts statement={statement} />
        </Stack>
      }
      quick={<StateChips {...{ counts, state }} />}
      empty={<NoLines {...{ counts, state }} />}
    />
  );
}

interface ByState {
  counts: StatementCounts;
  state: State;
}

const sumOf = (counts: StatementCounts): number => STATES.reduce((sum, state) => sum + counts[state], 0);

/** Links to the lines in each state that has any. */
function StateChips({ counts, state: { list, hrefOf } }: ByState) {
  const shown = list.filters.state;
  const some = LINE_STATES.filter(({ value }) => counts[value] > 0 || value === shown);
  return (
    <>
      {some.map(({ value, label }) => (
        <Chip key={value} href={hrefOf({ filters: { state: value } })} selected={value === shown} count={countText(counts[value])}>
          {label}
        </Chip>
      ))}
      <Chip href={hrefOf({ filters: {} })} selected={shown === undefined} count={countText(sumOf(counts))}>
        All
      </Chip>
    </>
  );
}

/** A state without lines, with the way to the lines that wait for a decision. */
function NoLines({ counts, state }: ByState) {
  const next = nextLineState(counts);
  const shown = state.list.filters.state;
  if (shown === undefined)
    return (
      <EmptyState
        vignette={<Vignette of="payments" />}
        title="No incoming lines"
        text="Everything in this file is outgoing, or an earlier statement has it."
      />
    );
  return (
    <EmptyState
      vignette={<Vignette of="done" />}
      title={next === null ? 'Every line is decided' : 'No lines here any more'}
      action={
        next !== null && (
          <ButtonLink
            href={state.hrefOf({ filters: { state: next } })}
          >{`See ${countText(counts[next])} ${labelOf(next).toLowerCase()}`}</ButtonLink>
        )
      }
    />
  );
}
