import { type DataColumn, DataTable, RowTitle, Text } from '@atlas/ui';
import { lessonFilePurposeText } from '@atlas/domain/courses';
import { routePath } from '@atlas/domain/navigation';
import { fileSizeText } from '@atlas/domain/uploads';
import { graphql, useFragment } from 'react-relay/hooks';
import type { LessonFileList_content$data, LessonFileList_content$key } from './__generated__/LessonFileList_content.graphql.ts';

type LessonFile = LessonFileList_content$data['files'][number];

const COLUMNS: readonly DataColumn<LessonFile>[] = [
  {
    id: 'name',
    header: 'File',
    cell: ({ databaseId, name }) => <RowTitle href={routePath('lessonFile', { id: databaseId })}>{name}</RowTitle>,
  },
  {
    id: 'purpose',
    header: 'Used as',
    width: 'narrow',
    card: 'meta',
    cell: ({ purpose }) => lessonFilePurposeText(purpose),
  },
  { id: 'size', header: 'Size', width: 'narrow', align: 'end', card: 'aside', cell: ({ bytes }) => fileSizeText(bytes) },
];

/** The files of a lesson, each with a link to its page. */
export function LessonFileList({ content: key }: { content: LessonFileList_content$key }) {
  const { files } = useFragment(
    graphql`
      fragment LessonFileList_content on LessonContent {
        files {
          id
          databaseId
          name
          bytes
          purpose
        }
      }
    `,
    key,
  );
  return files.length === 0 ? (
    <Text tone="muted">No files yet.</Text>
  ) : (
    <DataTable label="Files" columns={COLUMNS} rows={files} rowKey={({ id }) => id} />
  );
}
