import { FileList, FileRow, Stack } from '@atlas/ui';
import { fileCategory, fileSizeText, fileTitle } from '@atlas/domain/uploads';
import { Suspense } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { lazyPart } from '../../routing/lazyPart.ts';
import { DownloadHelp } from '../../shared/uploads/DownloadHelp.tsx';
import { useIsInApp } from '../../shared/uploads/useIsInApp.ts';
import type { LessonFiles_content$key } from './__generated__/LessonFiles_content.graphql.ts';

// Loaded on demand: few lessons have a recording.
const AudioRow = lazyPart('AudioRow', async () => (await import('@atlas/ui/components/learning/AudioRow.tsx')).AudioRow);

/**
 * A lesson's downloads, each with its size in data. A recording plays in place and loads only after
 * a tap.
 */
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
  const canSave = !useIsInApp();
  if (files.length === 0) return null;
  return (
    <Stack gap={4}>
      <FileList>
        {files.map(({ id, name, bytes, url }) => {
          const { title, kind } = fileTitle(name);
          const file = { name: title, meta: `${kind} · ${fileSizeText(bytes)}` };
          const category = fileCategory(name) ?? 'document';
          const row = <FileRow key={id} {...file} category={category} href={canSave ? url : undefined} />;
          if (category !== 'audio') return row;
          return (
            <Suspense key={id} fallback={row}>
              <AudioRow {...file} href={url} />
            </Suspense>
          );
        })}
      </FileList>
      <DownloadHelp />
    </Stack>
  );
}
