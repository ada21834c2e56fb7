import { Button, ButtonLink, Card, Cover, DetailPage, EmptyState, StatusBadge, Text, Vignette, showToast } from '@atlas/ui';
import { Markdown } from '@atlas/ui/components/learning/Markdown.tsx';
import { KeyValueList } from '@atlas/ui/components/data/KeyValueList.tsx';
import { ConfirmDialog } from '@atlas/ui/components/feedback/ConfirmDialog.tsx';
import { can } from '@atlas/domain/access';
import { routePath } from '@atlas/domain/navigation';
import { formatShortDate } from '@atlas/domain/time';
import { useState } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useSubmit } from '../../relay/useSubmit.ts';
import { useAuth } from '../../session/authContext.ts';
import { sentenceOf } from '../../session/fetchGraphQL.ts';
import { NotFoundScreen } from '../../shell/NotFoundScreen.tsx';
import { StaffPage } from '../../shell/StaffPage.tsx';
import { Trail } from '../../shell/Trail.tsx';
import { CourseOutline } from './CourseOutline.tsx';
import type { CourseDetailScreenArchiveMutation } from './__generated__/CourseDetailScreenArchiveMutation.graphql.ts';
import type { CourseDetailScreenQuery } from './__generated__/CourseDetailScreenQuery.graphql.ts';

/** `/courses/{id}`: a course and everything in it, as those who look after it see it. Specification 1 §2.5. */
export function CourseDetailScreen({ queryRef }: { queryRef: PreloadedQuery<CourseDetailScreenQuery> }) {
  const { viewer } = usePreloadedQuery<CourseDetailScreenQuery>(
    graphql`
      query CourseDetailScreenQuery($id: Int!) @preloadable {
        viewer {
          course(databaseId: $id) {
            databaseId
            name
            shortDescription
            description
            coverUrl
            createdAt
            archivedAt
            unitCount
            lessonCount
            author {
              name
            }
            accessLevels {
              name
            }
            products {
              name
            }
            ...CourseOutline_course
          }
        }
      }
    `,
    queryRef,
  );
  const { currentUser } = useAuth();
  const { course } = viewer;
  if (!course) return <NotFoundScreen />;
  const { databaseId: id, archivedAt } = course;
  const mayEdit = can(currentUser, { page: 'editCourse' });
  const names = (items: readonly { name: string }[]) => items.map(({ name }) => name).join(', ');
  return (
    <StaffPage title={course.name} phone={{ backHref: routePath('courses'), backLabel: 'Back to Courses', title: course.name }}>
      <DetailPage
        breadcrumbs={<Trail />}
        title={course.name}
        status={<StatusBadge tone={archivedAt === null ? 'success' : 'neutral'} text={archivedAt === null ? 'Active' : 'Archived'} />}
        meta={course.shortDescription}
        actions={
          mayEdit && (
            <>
              <ButtonLink href={routePath('editCourse', { id })} variant="primary">
                Edit course
              </ButtonLink>
              <ButtonLink href={routePath('courseTracks', { id })} variant="secondary">
                Units and lessons
              </ButtonLink>
              <ButtonLink href={routePath('courseIntro', { id })} variant="secondary">
                Introduction
              </ButtonLink>
              <ArchiveCourse id={id} name={course.name} archived={archivedAt !== null} />
            </>
          )
        }
        aside={
          <Card>
            <Cover id={id} picture={course.coverUrl ?? null} />
            <KeyValueList
              items={[
                { label: 'Author', value: course.author?.name ?? '' },
                { label: 'Units', value: course.unitCount },
                { label: 'Lessons', value: course.lessonCount },
                { label: 'In products', value: names(course.products) },
                { label: 'Access levels', value: names(course.accessLevels) },
                { label: 'Created', value: formatShortDate(course.createdAt) },
              ]}
            />
          </Card>
        }
      >
        {course.description === '' ? <Text tone="muted">No description yet.</Text> : <Markdown source={course.description} />}
        {course.lessonCount === 0 && course.unitCount === 0 ? (
          <EmptyState
            vignette={<Vignette of="lessons" />}
            title="No units yet"
            text="A course has units, and units have lessons. Members see the course as soon as there is a lesson."
            action={mayEdit && <ButtonLink href={routePath('courseTracks', { id })}>Add the first unit</ButtonLink>}
          />
        ) : (
          <CourseOutline course={course} />
        )}
      </DetailPage>
    </StaffPage>
  );
}

/** Takes the course away from members after a question, or gives it back at once. */
function ArchiveCourse({ id, name, archived }: { id: number; name: string; archived: boolean }) {
  const setArchived = useSubmit<CourseDetailScreenArchiveMutation>(graphql`
    mutation CourseDetailScreenArchiveMutation($id: Int!, $archived: Boolean!) {
      setCourseArchived(databaseId: $id, archived: $archived) {
        archivedAt
        revision
      }
    }
  `);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const apply = async (to: boolean) => {
    setBusy(true);
    try {
      await setArchived({ id, archived: to });
      showToast({ kind: 'success', text: to ? `${name} is archived.` : `${name} is back.` });
    } catch (error) {
      showToast({ kind: 'error', text: sentenceOf(error) });
    }
    setBusy(false);
    setAsking(false);
  };
  if (archived) {
    return (
      <Button variant="secondary" loading={busy} onClick={() => void apply(false)}>
        Restore
      </Button>
    );
  }
  return (
    <>
      <Button variant="danger-quiet" onClick={() => setAsking(true)}>
        Archive
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Archive ${name}?`}
        consequence="Members no longer see it. Their progress is kept, and you can restore the course at any time."
        confirmText="Archive course"
        tone="danger"
        busy={busy}
        onConfirm={() => void apply(true)}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
