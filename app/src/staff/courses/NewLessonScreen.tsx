import { ButtonLink, EmptyState, Vignette } from '@atlas/ui';
import { lessonForm } from '@atlas/domain/courses';
import { emptyValues, validateWith } from '@atlas/domain/forms';
import { routePath } from '@atlas/domain/navigation';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useLocation, useSearch } from 'wouter';
import { RecordForm } from '../../admin/forms/RecordForm.tsx';
import { useCreate } from '../../relay/useCreate.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { RecordPage } from '../../admin/RecordPage.tsx';
import { ChooseCourse } from './chooseCoursePart.ts';
import { LessonFields, type LessonValues } from './LessonFields.tsx';
import type { NewLessonScreenMutation } from './__generated__/NewLessonScreenMutation.graphql.ts';
import type { NewLessonScreenQuery } from './__generated__/NewLessonScreenQuery.graphql.ts';

/**
 * The form that creates a lesson at the end of a unit, at `/lessons/new?courseId=`. Without a
 * course in the address, staff select one first. Files are added on the next page.
 *
 * @spec 1 §2.5
 */
export function NewLessonScreen({ queryRef }: { queryRef: PreloadedQuery<NewLessonScreenQuery> }) {
  const { viewer } = usePreloadedQuery<NewLessonScreenQuery>(
    graphql`
      query NewLessonScreenQuery($courseId: Int!) @preloadable {
        viewer {
          embedHosts
          course(databaseId: $courseId) {
            databaseId
            units {
              databaseId
            }
            ...LessonFields_course
          }
        }
      }
    `,
    queryRef,
  );
  const create = useCreate<NewLessonScreenMutation>(graphql`
    mutation NewLessonScreenMutation($input: LessonInput!, $idempotencyKey: String!) {
      createLesson(input: $input, idempotencyKey: $idempotencyKey) {
        databaseId
      }
    }
  `);
  const search = new URLSearchParams(useSearch());
  const wanted = search.get('unitId');
  const [, navigate] = useLocation();
  const { course, embedHosts } = viewer;
  if (!course) {
    if (search.has('courseId')) return <NotFound />;
    const choose = (courseId: number) => navigate(routePath('newLesson', { courseId }), { replace: true });
    return <ChooseCourse title="Create a lesson" of="course" onChoose={choose} />;
  }
  // A video file can be uploaded on the next page, so a video lesson may be created without a link.
  const videoFollows = (values: LessonValues) => values.type === 'VIDEO' && values.videoUrl.trim() === '';
  const formOf = (values: LessonValues) => lessonForm(embedHosts, { hasVideoFile: videoFollows(values) });
  if (course.units.length === 0) return <NoUnits courseId={course.databaseId} />;
  const unit = course.units.find(({ databaseId }) => String(databaseId) === wanted) ?? course.units[0];
  return (
    <RecordForm<LessonValues>
      title="Create a lesson"
      back={{ href: routePath('courseTracks', { id: course.databaseId }), label: 'Units and lessons' }}
      initialValues={{ ...emptyValues(lessonForm(embedHosts)), unitId: unit?.databaseId ?? 0, type: 'VIDEO' }}
      validate={(values) => validateWith(formOf(values))(values)}
      save={async (values) => {
        const { createLesson } = await create({ input: { ...values, videoFollows: videoFollows(values) } });
        return { text: 'Lesson created. Add its files next.', href: routePath('lesson', { id: createLesson.databaseId }) };
      }}
      submitText="Create lesson"
    >
      <LessonFields course={course} videoHint="A YouTube link. Leave it empty to upload a video on the next page." />
    </RecordForm>
  );
}

/** Shown for a course without units, because a lesson needs one. Links to the units page. */
function NoUnits({ courseId }: { courseId: number }) {
  const units = routePath('courseTracks', { id: courseId });
  return (
    <RecordPage title="Create a lesson" back={{ href: units, label: 'Units and lessons' }}>
      <EmptyState
        vignette={<Vignette of="lessons" />}
        title="No units yet"
        text="A lesson belongs to a unit, so add a unit first."
        action={
          <ButtonLink href={units} variant="primary">
            Add the first unit
          </ButtonLink>
        }
      />
    </RecordPage>
  );
}
