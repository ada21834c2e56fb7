import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { radioStyle } from './radioStyle.ts';

export interface ChoiceColumn {
  readonly id: string;
  readonly label: string;
  /** A second line below the label. */
  readonly note?: string | undefined;
}

export interface ChoiceRow {
  readonly id: string;
  readonly label: string;
  /** The text of each column that can be chosen; null where there is nothing to choose. */
  readonly texts: { readonly [Column in string]?: string | null };
  /** The id of the chosen column. */
  readonly value: string;
}

export interface ChoiceTableProps {
  /** Prefix of the names of the radio buttons. */
  name: string;
  /** The accessible name of the table. */
  label: string;
  /** Head of the first column: "Field". */
  rowLabel: string;
  columns: readonly ChoiceColumn[];
  rows: readonly ChoiceRow[];
  onChange: (row: string, column: string) => void;
  /** Shown where a column has nothing to choose. */
  emptyText?: string | undefined;
}

/** A choice for each row of a table between its columns, side by side; as cards where space is tight. */
export function ChoiceTable({ name, label, rowLabel, columns, rows, onChange, emptyText = 'None' }: ChoiceTableProps) {
  return (
    <Root>
      <Table role="table" aria-label={label}>
        <Head role="rowgroup">
          <HeadRow role="row">
            <ColumnHead role="columnheader" scope="col">
              {rowLabel}
            </ColumnHead>
            {columns.map((column) => (
              <ColumnHead key={column.id} role="columnheader" scope="col">
                {column.label}
                {column.note !== undefined && <Note>{column.note}</Note>}
              </ColumnHead>
            ))}
          </HeadRow>
        </Head>
        <Body role="rowgroup">
          {rows.map((row) => (
            <Row key={row.id} role="row">
              <RowHead role="rowheader" scope="row">
                {row.label}
              </RowHead>
              {columns.map((column) => {
                const text = row.texts[column.id] ?? null;
                return (
                  <Cell key={column.id} role="cell">
                    <Option>
                      <Box
                        type="radio"
                        name={`${name}.${row.id}`}
                        aria-label={`${row.label} of ${column.label}: ${text ?? emptyText}`}
                        checked={row.value === column.id}
                        onChange={() => onChange(row.id, column.id)}
                      />
                      <span>
                        {text ?? <Empty>{emptyText}</Empty>}
                        <CardNote aria-hidden>{column.label}</CardNote>
                      </span>
                    </Option>
                  </Cell>
                );
              })}
            </Row>
          ))}
        </Body>
      </Table>
    </Root>
  );
}

/** Below this width each row is a card. */
const cards = '@container choice-table (max-width: 559px)';

const Root = styled.div`
  min-width: 0;
  container: choice-table / inline-size;
`;

const Table = styled.table`
  width: 100%;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-card);
  border-collapse: separate;
  border-spacing: 0;
  background: var(--surface);
  font-size: var(--text-14);
  table-layout: fixed;
  ${cards} {
    display: block;
  }
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`;

const Head = styled.thead`
  ${cards} {
    position: absolute;
    overflow: hidden;
    width: 1px;
    height: 1px;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

const HeadRow = styled.tr`
  ${cards} {
    display: block;
  }
`;

const Body = styled.tbody`
  ${cards} {
    display: block;
  }
`;

const ColumnHead = styled.th`
  padding: var(--space-3) var(--space-2);
  font-weight: var(--weight-label);
  overflow-wrap: break-word;
  text-align: start;
  vertical-align: top;
  &:first-child {
    width: 24%;
    padding-inline-start: var(--space-4);
    color: var(--ink-muted);
  }
`;

const Note = styled.span`
  display: block;
  color: var(--ink-muted);
  font-size: var(--text-12);
  font-weight: var(--weight-text);
  overflow-wrap: anywhere;
`;

const Row = styled.tr`
  > * {
    border-top: var(--border) solid var(--line);
  }
  ${cards} {
    display: grid;
    padding: var(--space-3) var(--space-4);
    > * {
      border-top: 0;
    }
    & + & {
      border-top: var(--border) solid var(--line);
    }
  }
`;

const RowHead = styled.th`
  padding: 13px var(--space-2) var(--space-2) var(--space-4);
  font-weight: var(--weight-label);
  overflow-wrap: break-word;
  text-align: start;
  vertical-align: top;
  ${cards} {
    padding: 0 0 var(--space-1);
  }
`;

const Cell = styled.td`
  padding: 0 var(--space-2);
  vertical-align: top;
  ${cards} {
    padding: 0;
  }
`;

const Option = styled.label`
  display: flex;
  align-items: flex-start;
  gap: var(--space-2);
  min-height: 44px;
  padding-block: 12px var(--space-2);
  line-height: var(--leading-tight);
  cursor: pointer;
  > span {
    min-width: 0;
    padding-top: 2px;
    overflow-wrap: anywhere;
  }
`;

const Box = styled.input`
  ${radioStyle}
`;

const Empty = styled.span`
  color: var(--ink-muted);
`;

const CardNote = styled.span`
  display: none;
  ${cards} {
    display: block;
    color: var(--ink-muted);
    font-size: var(--text-12);
  }
`;
