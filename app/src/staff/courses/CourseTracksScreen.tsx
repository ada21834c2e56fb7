import { Button, ButtonLink, Card, DetailPage, EmptyState, Heading, Link, Row, Stack, Text, Vignette, showToast } from '@atlas/ui';
import { ReorderList } from '@atlas/ui/components/forms/ReorderList.tsx';
import { can } from '@atlas/domain/access';
import { routePath } from '@atlas/domain/navigation';
import { useState } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useReload } from '../../relay/useReload.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import { useAuth } from '../../session/authContext.ts';
import { sentenceOf } from '../../session/fetchGraphQL.ts';
import { NotFoundScreen } from '../../shell/NotFoundScreen.tsx';
import { StaffPage } from '../../shell/StaffPage.tsx';
import { Trail } from '../../shell/Trail.tsx';
import { UnitDialog } from './UnitDialog.tsx';
import type { CourseTracksScreenMutation } from './__generated__/CourseTracksScreenMutation.graphql.ts';
import type { CourseTracksScreenQuery, CourseTracksScreenQuery$data } from './__generated__/CourseTracksScreenQuery.graphql.ts';

const QUERY = graphql`
  query CourseTracksScreenQuery($id: Int!) @preloadable {
    viewer {
      course(databaseId: $id) {
        databaseId
        name
        units {
          id
          databaseId
          name
          lessons {
            id
            databaseId
            name
          }
          ...UnitDialog_unit
        }
      }
    }
  }
`;
type Unit = NonNullable<CourseTracksScreenQuery$data['viewer']['course']>['units'][number];

/** A place in the order: which unit, and its lessons as they stand. */
const orderOf = (units: readonly Unit[]) =>
  units.map(({ databaseId, lessons }) => ({ unitId: databaseId, lessonIds: lessons.map((lesson) => lesson.databaseId) }));
const rows = <Item extends { databaseId: number; name: string }>(items: readonly Item[]) =>
  items.map((item) => ({ ...item, id: String(item.databaseId), label: item.name }));

/** `/courses/{id}/tracks`: the units of a course and the lessons in them, in their order. Every move is saved at once. Specification 1 §2.5. */
export function CourseTracksScreen({ queryRef, params }: { queryRef: PreloadedQuery<CourseTracksScreenQuery>; params: { id: number } }) {
  const { course } = usePreloadedQuery<CourseTracksScreenQuery>(QUERY, queryRef).viewer;
  const reload = useReload<CourseTracksScreenQuery>(QUERY, { id: params.id });
  const saveOrder = useSubmit<CourseTracksScreenMutation>(graphql`
    mutation CourseTracksScreenMutation($courseId: Int!, $order: [UnitOrder!]!) {
      saveTracks(courseId: $courseId, order: $order) {
        units {
          id
          lessons {
            id
          }
        }
      }
    }
  `);
  const { currentUser } = useAuth();
  // What somebody just moved, until the server has it.
  const [moved, setMoved] = useState<readonly Unit[] | null>(null);
  const [editing, setEditing] = useState<Unit | 'new' | null>(null);
  if (!course) return <NotFoundScreen />;
  const units = moved ?? course.units;
  const save = async (next: readonly Unit[]) => {
    setMoved(next);
    try {
      await saveOrder({ courseId: course.databaseId, order: orderOf(next) });
    } catch (error) {
      await reload().catch(() => undefined);
      showToast({ kind: 'error', text: sentenceOf(error) });
    }
    setMoved(null);
  };
  const mayAddLessons = can(currentUser, { page: 'newLesson' }) && can(currentUser, { function: 'lesson_create' });
  return (
    <StaffPage
      title="Units and lessons"
      phone={{
        backHref: routePath('course', { id: course.databaseId }),
        backLabel: `Back to ${course.name}`,
        title: 'Units and lessons',
        subtitle: course.name,
      }}
    >
      <DetailPage
        breadcrumbs={<Trail />}
        title="Units and lessons"
        meta={course.name}
        actions={
          <Button variant="primary" onClick={() => setEditing('new')}>
            Add unit
          </Button>
        }
      >
        {units.length === 0 ? (
          <EmptyState
            vignette={<Vignette of="lessons" />}
            title="No units yet"
            text="Group the lessons into units: the first could be what to know before anything else."
          />
        ) : (
          <ReorderList label="Units" items={rows(units)} onReorder={(next) => void save(next)}>
            {(unit) => (
              <Card as="section" aria-label={unit.name}>
                <Stack gap={3}>
                  <Row justify="between" wrap>
                    <Heading level={2} size="subheading">
                      {unit.name}
                    </Heading>
                    <Row gap={2} wrap>
                      <Button variant="quiet" size="dense" onClick={() => setEditing(unit)}>
                        Edit unit
                      </Button>
                      {mayAddLessons && (
                        <ButtonLink
                          href={routePath('newLesson', { courseId: course.databaseId, unitId: unit.databaseId })}
                          variant="secondary"
                          size="dense"
                        >
                          Add lesson
                        </ButtonLink>
                      )}
                    </Row>
                  </Row>
                  {unit.lessons.length === 0 ? (
                    <Text tone="muted">No lessons yet.</Text>
                  ) : (
                    <ReorderList
                      label={`Lessons of ${unit.name}`}
                      items={rows(unit.lessons)}
                      onReorder={(lessons) =>
                        void save(units.map((one) => (one.databaseId === unit.databaseId ? { ...one, lessons } : one)))
                      }
                    >
                      {(lesson) => <Link href={routePath('lesson', { id: lesson.databaseId })}>{lesson.name}</Link>}
                    </ReorderList>
                  )}
                </Stack>
              </Card>
            )}
          </ReorderList>
        )}
      </DetailPage>
      {editing !== null && (
        <UnitDialog
          courseId={course.databaseId}
          unit={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
          reload={reload}
        />
      )}
    </StaffPage>
  );
}
