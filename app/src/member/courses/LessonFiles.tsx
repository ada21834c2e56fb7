import { FileList, FileRow, Stack } from '@atlas/ui';
import { fileCategory, fileSizeText, fileTitle } from '@atlas/domain/uploads';
import { graphql, useFragment } from 'react-relay/hooks';
import { DownloadHelp } from '../../uploads/DownloadHelp.tsx';
import { useWayOutOfApp } from '../../uploads/useWayOutOfApp.ts';
import type { LessonFiles_content$key } from './__generated__/LessonFiles_content.graphql.ts';

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
  const canSave = useWayOutOfApp() === '';
  if (files.length === 0) return null;
  return (
    <Stack gap={4}>
      <FileList>
        {files.map(({ id, name, bytes, url }) => {
          const { title, kind } = fileTitle(name);
          const meta = `${kind} · ${fileSizeText(bytes)}`;
          return <FileRow key={id} name={title} meta={meta} category={fileCategory(name) ?? 'document'} href={canSave ? url : undefined} />;
        })}
      </FileList>
      <DownloadHelp />
    </Stack>
  );
}
