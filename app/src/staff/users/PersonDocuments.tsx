import { type DataColumn, Link, RowTitle } from '@atlas/ui';
import { formatAmount } from '@atlas/domain/money';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, useFragment } from 'react-relay/hooks';
import { PersonSection } from './PersonSection.tsx';
import type { PersonDocuments_person$data, PersonDocuments_person$key } from './__generated__/PersonDocuments_person.graphql.ts';

type Document = PersonDocuments_person$data['money']['documents'][number];

const COLUMNS: readonly DataColumn<Document>[] = [
  {
    id: 'number',
    header: 'Document',
    cell: ({ number, title, pdfUrl }) => (
      <RowTitle note={title}>
        <Link href={pdfUrl} newTab label={`PDF of ${number} (opens a new tab)`}>
          {number}
        </Link>
      </RowTitle>
    ),
  },
  { id: 'day', header: 'Issued', width: 'narrow', align: 'end', card: 'meta', cell: ({ issuedOn }) => formatShortDate(issuedOn) },
  { id: 'total', header: 'Total', width: 'narrow', align: 'end', card: 'aside', cell: ({ total }) => formatAmount(total) },
];

/** The statements of account and payment acknowledgements of a person, newest first, each with its file. */
export function PersonDocuments({ person: key }: { person: PersonDocuments_person$key }) {
  const { money } = useFragment(
    graphql`
      fragment PersonDocuments_person on User {
        money {
          documents {
            databaseId
            number
            title
            issuedOn
            total
            pdfUrl
          }
        }
      }
    `,
    key,
  );
  return (
    <PersonSection
      title="Documents"
      columns={COLUMNS}
      rows={money.documents}
      rowKey={({ databaseId }) => databaseId}
      empty="No documents issued yet."
    />
  );
}
