import { ButtonLink, Card, Cover, EmptyState, KeyValueList, Stack, Text, Vignette } from '@atlas/ui';
import { can } from '@atlas/domain/access';
import { routePath } from '@atlas/domain/navigation';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { EditAndArchive } from '../../admin/actions/EditAndArchive.tsx';
import { namesOf } from '../../admin/namesOf.ts';
import { useAuth } from '../../session/authContext.ts';
import { useReload } from '../../relay/useReload.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { RecordPage } from '../../admin/RecordPage.tsx';
import { CourseOutline } from './CourseOutline.tsx';
import { courseTabs } from './courseTabs.ts';
import { PublicationNotice } from '../shared/publishing/PublicationNotice.tsx';
import { PublicationStatus } from '../shared/publishing/PublicationStatus.tsx';
import { PublishActions } from '../shared/publishing/PublishActions.tsx';
import { MarkdownText } from '../shared/MarkdownText.tsx';
import { useArchiveCourse } from './useArchiveCourse.ts';
import type { CourseDetailScreenQuery } from './__generated__/CourseDetailScreenQuery.graphql.ts';

const QUERY = graphql`
  query CourseDetailScreenQuery($id: Int!) @preloadable {
    viewer {
      course(databaseId: $id) {
        databaseId
        name
        publication
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
        ...PublicationNotice_item
        ...PublicationStatus_item
        ...PublishActions_item
      }
    }
  }
`;

/**
 * A course and its content for staff at `/courses/{id}`.
 *
 * @spec 1 §2.5
 */
export function CourseDetailScreen({ queryRef }: { queryRef: PreloadedQuery<CourseDetailScreenQuery> }) {
  const { viewer } = usePreloadedQuery<CourseDetailScreenQuery>(QUERY, queryRef);
  const reload = useReload<CourseDetailScreenQuery>(QUERY, queryRef.variables);
  const archive = useArchiveCourse();
  const { currentUser } = useAuth();
  const { course } = viewer;
  if (!course) return <NotFound />;
  const { databaseId: id, archivedAt } = course;
  const edit = can(currentUser, { page: 'editCourse' }) ? routePath('editCourse', { id }) : null;
  return (
    <RecordPage
      title={course.name}
      back={{ href: routePath('courses'), label: 'Courses' }}
      status={<PublicationStatus item={course} />}
      meta={course.shortDescription || undefined}
      actions={
        <EditAndArchive
          edit={edit}
          archivedAt={archivedAt}
          archive={archive(course)}
          publish={<PublishActions noun="course" item={course} reload={reload} />}
          isPublished={course.publication === 'PUBLISHED'}
        >
          Edit course
        </EditAndArchive>
      }
      tabs={courseTabs(id, currentUser)}
      aside={
        <Card>
          <Stack gap={4}>
            <Cover id={id} picture={course.coverUrl ?? null} />
            <KeyValueList
              items={[
                { label: 'Author', value: course.author?.name ?? '' },
                { label: 'Units', value: course.unitCount },
                { label: 'Lessons', value: course.lessonCount },
                { label: 'In products', value: namesOf(course.products) },
                { label: 'Access levels', value: namesOf(course.accessLevels) },
                { label: 'Created', value: formatShortDate(course.createdAt) },
              ]}
            />
          </Stack>
        </Card>
      }
    >
      <PublicationNotice item={course} />
      {course.description === '' ? <Text tone="muted">No description yet.</Text> : <MarkdownText source={course.description} />}
      {course.lessonCount === 0 && course.unitCount === 0 ? (
        <EmptyState
          vignette={<Vignette of="lessons" />}
          title="No units yet"
          text="A course has units, and units have lessons. Publish it once it has a lesson."
          action={edit !== null && <ButtonLink href={routePath('courseTracks', { id })}>Add the first unit</ButtonLink>}
        />
      ) : (
        <CourseOutline course={course} />
      )}
    </RecordPage>
  );
}
