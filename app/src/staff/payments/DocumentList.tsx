import { type DataColumn, DataTable, Link, RowTitle } from '@atlas/ui';
import { formatAmount } from '@atlas/domain/money';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, useFragment } from 'react-relay/hooks';
import { MoneySection } from './MoneySection.tsx';
import type { DocumentList_money$data, DocumentList_money$key } from './__generated__/DocumentList_money.graphql.ts';

type Document = DocumentList_money$data['documents'][number];

const COLUMNS: readonly DataColumn<Document>[] = [
  { id: 'number', header: 'Number', cell: ({ number }) => <RowTitle>{number}</RowTitle> },
  { id: 'title', header: 'Document', width: 'wide', card: 'meta', cell: ({ title }) => title },
  { id: 'day', header: 'Issued', width: 'narrow', card: 'fact', cell: ({ issuedOn }) => formatShortDate(issuedOn) },
  { id: 'total', header: 'Total', width: 'narrow', align: 'end', card: 'aside', cell: ({ total }) => formatAmount(total) },
  {
    id: 'pdf',
    header: 'File',
    width: 'narrow',
    card: 'fact',
    cell: ({ number, pdfUrl }) => (
      <Link href={pdfUrl} newTab label={`PDF of ${number} (opens a new tab)`}>
        PDF
      </Link>
    ),
  },
];

/** Every document issued to a person, newest first, with its file. */
export function DocumentList({ money: key }: { money: DocumentList_money$key }) {
  const { documents } = useFragment(
    graphql`
      fragment DocumentList_money on PersonMoney {
        documents {
          databaseId
          number
          title
          issuedOn
          total
          pdfUrl
        }
      }
    `,
    key,
  );
  return (
    <MoneySection title="Documents" empty="No documents issued yet." isEmpty={documents.length === 0}>
      <DataTable label="Documents" columns={COLUMNS} rows={documents} rowKey={({ databaseId }) => databaseId} />
    </MoneySection>
  );
}
