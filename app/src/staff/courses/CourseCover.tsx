import { Cover, Heading, Stack, Text } from '@atlas/ui';
import { FileDrop } from '@atlas/ui/components/forms/FileDrop.tsx';
import { graphql, useFragment } from 'react-relay/hooks';
import { useState } from 'react';
import { uploadFile, type StoredFile } from '../../forms/uploadFile.ts';
import type { CourseCover_course$key } from './__generated__/CourseCover_course.graphql.ts';

const PICTURE = /\.(jpe?g|png|webp|gif)$/i;

/** The cover of a course, and the place to upload another. It is there as soon as it has arrived, without saving the form. */
export function CourseCover({ course: key }: { course: CourseCover_course$key }) {
  const course = useFragment(
    graphql`
      fragment CourseCover_course on Course {
        databaseId
        coverUrl
      }
    `,
    key,
  );
  const [uploaded, setUploaded] = useState<string | null>(null);
  return (
    <Stack gap={3} as="section" aria-labelledby="cover">
      <Heading level={2} size="subheading" id="cover">
        Cover
      </Heading>
      <Cover id={course.databaseId} picture={uploaded ?? course.coverUrl ?? null} />
      <Text size={14} tone="muted">
        Without a picture the cover is drawn from the course’s number, so nothing is downloaded.
      </Text>
      <FileDrop<StoredFile>
        name="cover-file"
        label="Picture"
        hint="jpg, png, webp or gif, up to 10 MB. Best 1600 by 900."
        accept="image/jpeg,image/png,image/webp,image/gif"
        check={(file) => (PICTURE.test(file.name) ? null : 'A cover is a picture: jpg, png, webp or gif.')}
        value={[]}
        onChange={([file]) => file && setUploaded(file.url)}
        upload={(file, options) => uploadFile({ owner: 'courseId', ownerId: course.databaseId, purpose: 'cover' }, file, options)}
      />
    </Stack>
  );
}
