import { ButtonLink, Card, DetailPage, EmptyState, KeyValueList, Link, VideoPlayer, Vignette } from '@atlas/ui';
import { can } from '@atlas/domain/access';
import { routePath } from '@atlas/domain/navigation';
import { videoEmbedUrl } from '@atlas/domain/uploads';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { PageHead } from '../../routing/PageHead.tsx';
import { useAuth } from '../../session/authContext.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { Trail } from '../../shell/Trail.tsx';
import { MarkdownText } from './MarkdownText.tsx';
import type { CourseIntroPreviewScreenQuery } from './__generated__/CourseIntroPreviewScreenQuery.graphql.ts';

/** `/courses/{id}/intro/preview`: the introduction as members see it. Specification 1 §2.5. */
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
  const embed = course.introVideoUrl === null || course.introVideoUrl === undefined ? null : videoEmbedUrl(course.introVideoUrl);
  const mayEdit = can(currentUser, { page: 'editCourse' });
  const back = mayEdit ? routePath('courseIntro', { id }) : routePath('course', { id });
  return (
    <>
      <PageHead phone={{ backHref: back, backLabel: mayEdit ? 'Back to the introduction' : `Back to ${name}`, title: 'Introduction' }} />
      <DetailPage
        breadcrumbs={<Trail />}
        title={name}
        meta="The introduction as members see it"
        actions={mayEdit && <ButtonLink href={back}>Edit introduction</ButtonLink>}
        aside={
          <Card>
            <KeyValueList
              items={[
                { label: 'Course', value: <Link href={routePath('course', { id })}>{name}</Link> },
                { label: 'Video', value: course.introVideoUrl?.replace(/^https?:\/\//, '') },
              ]}
            />
          </Card>
        }
      >
        {embed === null && !intro ? (
          <EmptyState vignette={<Vignette of="lessons" />} title="No introduction yet" text="Members start with the first lesson." />
        ) : (
          <>
            {embed !== null && <VideoPlayer title={name} coverId={id} source={{ kind: 'embed', src: embed }} meta="Introduction" />}
            {intro && <MarkdownText source={intro} />}
          </>
        )}
      </DetailPage>
    </>
  );
}
