import { ButtonLink, FileDrop, Heading, RadioGroup, Stack } from '@atlas/ui';
import { can } from '@atlas/domain/access';
import { LESSON_FILE_PURPOSES, type LessonFilePurpose } from '@atlas/domain/courses';
import { routePath } from '@atlas/domain/navigation';
import { fileKindProblem, fileSizeHint, fileSizeText, uploadProblem } from '@atlas/domain/uploads';
import { useState } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useLocation, useSearch } from 'wouter';
import type { StoredFile } from '../../shared/uploads/storedFile.ts';
import { UploadGuard } from '../../shared/uploads/UploadGuard.tsx';
import { useUploadFile } from '../../shared/uploads/useUploadFile.ts';
import { useReload } from '../../relay/useReload.ts';
import { useAuth } from '../../session/authContext.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { RecordPage } from '../../admin/RecordPage.tsx';
import { ChooseCourse } from './chooseCoursePart.ts';
import { LessonFileList } from './LessonFileList.tsx';
import type { NewLessonFileScreenQuery } from './__generated__/NewLessonFileScreenQuery.graphql.ts';

const PURPOSES = LESSON_FILE_PURPOSES.map(({ key, label }) => ({ value: key, label }));

const QUERY = graphql`
  query NewLessonFileScreenQuery($lessonId: Int!) @preloadable {
    viewer {
      lesson(databaseId: $lessonId) {
        databaseId
        name
        content {
          ...LessonFileList_content
        }
      }
    }
  }
`;

/**
 * The page that uploads files for a lesson at `/lesson-files/new?lessonId=`. Each file is stored
 * once uploaded. Without a lesson in the address, staff select one first.
 *
 * @spec 1 §2.5, 2 §5
 */
export function NewLessonFileScreen({ queryRef }: { queryRef: PreloadedQuery<NewLessonFileScreenQuery> }) {
  const { lesson } = usePreloadedQuery<NewLessonFileScreenQuery>(QUERY, queryRef).viewer;
  const search = new URLSearchParams(useSearch());
  const wanted = Number(search.get('lessonId'));
  const [, navigate] = useLocation();
  const reload = useReload<NewLessonFileScreenQuery>(QUERY, { lessonId: wanted });
  const { currentUser } = useAuth();
  const [purpose, setPurpose] = useState<LessonFilePurpose>('attachment');
  const [arrived, setArrived] = useState(false);
  const [busy, setBusy] = useState(false);
  const upload = useUploadFile({ owner: 'lessonId', ownerId: wanted, purpose });
  if (!lesson?.content) {
    if (search.has('lessonId')) return <NotFound />;
    const choose = (lessonId: number) => navigate(routePath('newLessonFile', { lessonId }), { replace: true });
    return <ChooseCourse title="Add files" of="lesson" onChoose={choose} />;
  }
  const back = routePath('lesson', { id: lesson.databaseId });
  const rules = { isLearningAdmin: can(currentUser, { page: 'uploadContents' }), isRestricted: false };
  const check = (file: File) => fileKindProblem(purpose, file.name) ?? uploadProblem(file, rules);
  return (
    <RecordPage
      title="Add files"
      back={{ href: back, label: lesson.name }}
      meta={lesson.name}
      actions={
        <ButtonLink href={back} variant={arrived && !busy ? 'primary' : 'secondary'}>
          {arrived ? 'Done' : 'Cancel'}
        </ButtonLink>
      }
    >
      <UploadGuard uploading={busy} />
      <Stack gap={6}>
        <RadioGroup
          name="purpose"
          label="What the files are"
          value={purpose}
          onChange={(value) => setPurpose(value === 'video' ? 'video' : 'attachment')}
          options={PURPOSES}
          // A change would stop the running upload.
          disabled={busy}
        />
        <FileDrop<StoredFile>
          key={purpose}
          name="files"
          label={purpose === 'video' ? 'Video' : 'Files'}
          hint={fileSizeHint(rules.isLearningAdmin)}
          multiple={purpose === 'attachment'}
          check={check}
          sizeText={fileSizeText}
          // Uploaded files are already stored and appear in the list below.
          value={[]}
          onChange={() => {
            setArrived(true);
            void reload().catch(() => undefined);
          }}
          onBusy={setBusy}
          upload={upload}
        />
        <Stack gap={3} as="section" aria-labelledby="so-far">
          <Heading level={2} size="subheading" id="so-far">
            Files of this lesson
          </Heading>
          <LessonFileList content={lesson.content} />
        </Stack>
      </Stack>
    </RecordPage>
  );
}
