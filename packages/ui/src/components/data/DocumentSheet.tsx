import { useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading } from '../../primitives/Heading.tsx';
import { Text } from '../../primitives/Text.tsx';
import { DateText } from './DateText.tsx';

/** The seller or the buyer of a document, with the lines below the name. */
export interface DocumentParty {
  readonly name: string;
  readonly details: readonly string[];
}

export interface DocumentDate {
  /** The formatted date: "11/15/2025". */
  readonly text: string;
  /** The machine-readable date: "2025-11-15". */
  readonly dateTime: string;
}

export interface DocumentSheetLine {
  readonly description: string;
  readonly quantity: number;
  /** The formatted price of one: "₱3,499.00". */
  readonly unitPrice: string;
  readonly amount: string;
}

export interface DocumentSheetTerm {
  readonly due: DocumentDate;
  readonly amount: string;
}

export interface DocumentSheetProps {
  /** The kind of document: "Statement of account". */
  title: string;
  /** The number as people read it: "PA-000042". */
  number: string;
  issued: DocumentDate;
  seller: DocumentParty;
  buyer: DocumentParty;
  lines: readonly DocumentSheetLine[];
  total: string;
  /** The payments of a sale with their days. */
  terms?: readonly DocumentSheetTerm[] | undefined;
  /** How and when money moved: "GCash, reference 123, 11/12/2025". */
  paymentText?: string | null | undefined;
  /** The number of the document that this one is about. */
  about?: string | null | undefined;
  reason?: string | null | undefined;
  /** A line that the law requires below the content. */
  notice?: string | null | undefined;
  /** The level of the title in the page's outline. */
  level?: 2 | 3 | undefined;
}

/**
 * An issued document, such as an invoice, as it is on paper. In a narrow column the quantity and
 * the unit price are shown below the description.
 */
export function DocumentSheet({ title, number, issued, seller, buyer, level = 2, ...content }: DocumentSheetProps) {
  const { lines, total, terms = [], paymentText = null, about = null, reason = null, notice = null } = content;
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <Party {...seller} />
      <Part>
        <Heading level={level} size="heading" id={id}>
          {title}
        </Heading>
        <Facts>
          <Fact label="Number">{number}</Fact>
          <Fact label="Issued">
            <DateText {...issued} />
          </Fact>
          <Fact label="Issued to">
            <Party {...buyer} />
          </Fact>
          {about !== null && <Fact label="Refers to">{about}</Fact>}
          {paymentText !== null && <Fact label="Payment">{paymentText}</Fact>}
          {reason !== null && <Fact label="Reason">{reason}</Fact>}
        </Facts>
      </Part>
      <Lines lines={lines} total={total} labelledBy={id} />
      {terms.length > 0 && <Terms terms={terms} level={level === 2 ? 3 : 4} />}
      {notice !== null && (
        <Text size={12} weight="label" tone="muted">
          {notice}
        </Text>
      )}
    </Root>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const Party = ({ name, details }: DocumentParty) => (
  <PartyLines>
    <strong>{name}</strong>
    {details.map((line) => (
      <span key={line}>{line}</span>
    ))}
  </PartyLines>
);

const Lines = ({ lines, total, labelledBy }: Pick<DocumentSheetProps, 'lines' | 'total'> & { labelledBy: string }) => (
  <Table aria-labelledby={labelledBy}>
    <thead>
      <tr>
        <th scope="col">Description</th>
        <Figure as="th" scope="col" $wide>
          Qty
        </Figure>
        <Figure as="th" scope="col" $wide>
          Unit price
        </Figure>
        <Figure as="th" scope="col">
          Amount
        </Figure>
      </tr>
    </thead>
    <tbody>
      {lines.map(({ description, quantity, unitPrice, amount }, index) => (
        // The lines of a document never change, and two can be the same.
        <tr key={index}>
          <td>
            {description}
            <Narrow>
              {quantity} × {unitPrice}
            </Narrow>
          </td>
          <Figure $wide>{quantity}</Figure>
          <Figure $wide>{unitPrice}</Figure>
          <Figure>{amount}</Figure>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">Total</th>
        <Figure $wide />
        <Figure $wide />
        <Figure>{total}</Figure>
      </tr>
    </tfoot>
  </Table>
);

function Terms({ terms, level }: { terms: readonly DocumentSheetTerm[]; level: 3 | 4 }) {
  const id = useId();
  return (
    <Part>
      <Heading level={level} size="label" id={id}>
        Payment terms
      </Heading>
      <Table aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">Payment</th>
            <th scope="col">Due</th>
            <Figure as="th" scope="col">
              Amount
            </Figure>
          </tr>
        </thead>
        <tbody>
          {terms.map(({ due, amount }, index) => (
            <tr key={index}>
              <td>
                {index + 1} of {terms.length}
              </td>
              <td>
                <DateText {...due} />
              </td>
              <Figure>{amount}</Figure>
            </tr>
          ))}
        </tbody>
      </Table>
    </Part>
  );
}

const wide = '@container document-sheet (min-width: 480px)';

const Root = styled.article`
  container: document-sheet / inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  max-width: var(--read);
  overflow-wrap: anywhere;
  @media print {
    --ink: CanvasText;
    --ink-muted: CanvasText;
    --line: GrayText;
    color-scheme: light;
    color: CanvasText;
  }
`;

const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`;

const Facts = styled.dl`
  display: grid;
  gap: var(--space-2);
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
  > div {
    display: grid;
    grid-template-columns: 5.5rem minmax(0, 1fr);
    gap: var(--space-3);
  }
  dt {
    color: var(--ink-muted);
  }
`;

const PartyLines = styled.div`
  display: grid;
  font-size: var(--text-14);
  font-weight: var(--weight-text);
  > strong {
    font-weight: var(--weight-strong);
  }
  > span {
    color: var(--ink-muted);
  }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
  tr {
    border-bottom: var(--border) solid var(--line);
    break-inside: avoid;
  }
  th,
  td {
    padding: var(--space-2) var(--space-3) var(--space-2) 0;
    text-align: start;
    vertical-align: top;
  }
  th:last-child,
  td:last-child {
    padding-right: 0;
  }
  thead th {
    color: var(--ink-muted);
    font-weight: var(--weight-medium);
  }
  tfoot {
    /* Otherwise printed at the end of each page. */
    display: table-row-group;
    font-size: var(--text-16);
    font-weight: var(--weight-strong);
  }
`;

const Figure = styled.td<{ $wide?: boolean }>`
  && {
    text-align: end;
    white-space: nowrap;
  }
  ${({ $wide }) =>
    $wide &&
    `
    display: none;
    ${wide} {
      display: table-cell;
    }
  `}
`;

const Narrow = styled.span`
  display: block;
  color: var(--ink-muted);
  ${wide} {
    display: none;
  }
`;
