import { type DataColumn, RowTitle, StatusBadge } from '@atlas/ui';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { PersonSection } from './PersonSection.tsx';
import type { PersonLessons_person$data, PersonLessons_person$key } from './__generated__/PersonLessons_person.graphql.ts';
import type { PersonLessonsMoreQuery } from './__generated__/PersonLessonsMoreQuery.graphql.ts';

type Opened = PersonLessons_person$data['openedLessons']['edges'][number]['node'];

const PAGE = 10;

const COLUMNS: readonly DataColumn<Opened>[] = [
  { id: 'lesson', header: 'Lesson', width: 'wide', cell: ({ name, courseName }) => <RowTitle note={courseName}>{name}</RowTitle> },
  {
    id: 'state',
    header: 'State',
    card: 'badge',
    cell: ({ finishedAt }) =>
      finishedAt == null ? <StatusBadge tone="info" text="Opened" /> : <StatusBadge tone="success" text="Finished" />,
  },
  {
    id: 'finished',
    header: 'Finished',
    width: 'narrow',
    align: 'end',
    card: 'none',
    cell: ({ finishedAt }) => finishedAt != null && formatShortDate(finishedAt),
  },
  { id: 'opened', header: 'Last opened', width: 'narrow', align: 'end', card: 'fact', cell: ({ openedAt }) => formatShortDate(openedAt) },
];

/** The lessons a person has opened, the latest first. */
export function PersonLessons({ person }: { person: PersonLessons_person$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<PersonLessonsMoreQuery, PersonLessons_person$key>(
    graphql`
      fragment PersonLessons_person on User
      @refetchable(queryName: "PersonLessonsMoreQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) {
        openedLessons(first: $count, after: $cursor) @connection(key: "PersonLessons_openedLessons") {
          edges {
            node {
              lessonId
              name
              courseName
              openedAt
              finishedAt
            }
          }
        }
      }
    `,
    person,
  );
  return (
    <PersonSection
      title="Lessons"
      columns={COLUMNS}
      rows={data.openedLessons.edges.map(({ node }) => node)}
      rowKey={({ lessonId }) => lessonId}
      empty="No lesson opened yet."
      more={hasNext ? { load: () => void loadNext(PAGE), isLoading: isLoadingNext } : undefined}
    />
  );
}
