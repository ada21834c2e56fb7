import { FileList, FileRow } from '@atlas/ui';
import { fileCategory, fileSizeText } from '@atlas/domain/uploads';
import { graphql, useFragment } from 'react-relay/hooks';
import type { LessonFiles_content$key } from './__generated__/LessonFiles_content.graphql.ts';

const kindOf = (name: string) => name.split('.').at(-1)?.toUpperCase() ?? '';

/** What a lesson gives to download, with what each file costs in data. */
export function LessonFiles({ content: key }: { content: LessonFiles_content$key }) {
  const { files } = useFragment(
    graphql`
      fragment LessonFiles_content on LessonContent {
        files(purpose: "attachment") {
          id
          name
          bytes
          url
        }
      }
    `,
    key,
  );
  if (files.length === 0) return null;
  return (
    <FileList>
      {files.map((file) => (
        <FileRow
          key={file.id}
          name={file.name.replace(/\.[^.]+$/, '')}
          meta={`${kindOf(file.name)} · ${fileSizeText(file.bytes)}`}
          category={fileCategory(file.name) ?? 'document'}
          href={file.url}
        />
      ))}
    </FileList>
  );
}
