import { ButtonLink, EmptyState, VideoPlayer, Vignette } from '@atlas/ui';
import { can } from '@atlas/domain/access';
import { routePath } from '@atlas/domain/navigation';
import { videoEmbedUrl } from '@atlas/domain/uploads';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { RecordPage } from '../../admin/RecordPage.tsx';
import { useAuth } from '../../session/authContext.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { courseTabs } from './courseTabs.ts';
import { MarkdownText } from '../shared/MarkdownText.tsx';
import type { CourseIntroPreviewScreenQuery } from './__generated__/CourseIntroPreviewScreenQuery.graphql.ts';

/**
 * The introduction as members see it, at `/courses/{id}/intro/preview`.
 *
 * @spec 1 §2.5
 */
export function CourseIntroPreviewScreen({ queryRef }: { queryRef: PreloadedQuery<CourseIntroPreviewScreenQuery> }) {
  const { course } = usePreloadedQuery<CourseIntroPreviewScreenQuery>(
    graphql`
      query CourseIntroPreviewScreenQuery($id: Int!) @preloadable {
        viewer {
          course(databaseId: $id) {
            databaseId
            name
            intro
            introVideoUrl
          }
        }
      }
    `,
    queryRef,
  ).viewer;
  const { currentUser } = useAuth();
  if (!course) return <NotFound />;
  const { databaseId: id, name, intro } = course;
  const link = course.introVideoUrl ?? '';
  const embed = link === '' ? null : videoEmbedUrl(link);
  return (
    <RecordPage
      title={name}
      back={{ href: routePath('courses'), label: 'Courses' }}
      meta="The introduction as members see it"
      actions={
        can(currentUser, { page: 'editCourse' }) && <ButtonLink href={routePath('courseIntro', { id })}>Edit introduction</ButtonLink>
      }
      tabs={courseTabs(id, currentUser)}
    >
      {embed === null && !intro ? (
        <EmptyState vignette={<Vignette of="lessons" />} title="No introduction yet" text="Members start with the first lesson." />
      ) : (
        <>
          {embed !== null && (
            <VideoPlayer
              title={name}
              coverId={id}
              source={{ kind: 'embed', src: embed }}
              meta="Introduction"
              elsewhere={{ href: link, text: 'Open on YouTube' }}
            />
          )}
          {intro && <MarkdownText source={intro} />}
        </>
      )}
    </RecordPage>
  );
}
