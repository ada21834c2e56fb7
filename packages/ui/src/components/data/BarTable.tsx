import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export interface BarTableRow {
  key: string;
  /** The kind of a row: "Stage 2: Choose your service". */
  label: string;
  value: number;
  /** The value as text: "38 members". */
  text: string;
}

export interface BarTableProps {
  /** The accessible name: "Members by stage". */
  label: string;
  /** The headers for screen readers: of the labels, and of the values. */
  headers: readonly [string, string];
  rows: readonly BarTableRow[];
}

/** A number for each of a few kinds as bars, which are the table themselves: each bar has its label and its value. */
export function BarTable({ label, headers, rows }: BarTableProps) {
  const most = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <Root aria-label={label}>
      <Head>
        <tr>
          <th scope="col">{headers[0]}</th>
          <th scope="col">{headers[1]}</th>
        </tr>
      </Head>
      <tbody>
        {rows.map(({ key, label: name, value, text }) => (
          <Line key={key}>
            <Name scope="row">{name}</Name>
            <Value>{text}</Value>
            <Cell aria-hidden="true">
              <Drawing viewBox="0 0 100 1" preserveAspectRatio="none">
                <Bar width={(value / most) * 100} height={1} />
              </Drawing>
            </Cell>
          </Line>
        ))}
      </tbody>
    </Root>
  );
}

const Root = styled.table`
  display: block;
  width: 100%;
  font-size: var(--text-14);
  tbody {
    display: grid;
    gap: var(--space-3);
  }
`;

const Head = styled.thead`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

const Line = styled.tr`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-1) var(--space-3);
`;

const Name = styled.th`
  overflow-wrap: anywhere;
  font-weight: var(--weight-text);
  text-align: start;
`;

const Value = styled.td`
  color: var(--ink-muted);
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

const Cell = styled.td`
  grid-column: 1 / -1;
`;

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: 8px;
  border-radius: var(--radius-pill);
  background: var(--surface-sunken);
`;

const Bar = styled.rect`
  fill: var(--accent);
  ${media.forcedColors} {
    fill: CanvasText;
  }
`;
