import { Button, EmptyState, showToast, Stack, Vignette } from '@atlas/ui';
import { can } from '@atlas/domain/access';
import { moveLesson } from '@atlas/domain/courses';
import { routePath } from '@atlas/domain/navigation';
import { useRef, useState } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { showError } from '../../admin/actions/showError.ts';
import { useReload } from '../../relay/useReload.ts';
import { useAuth } from '../../session/authContext.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { RecordPage } from '../../admin/RecordPage.tsx';
import { courseTabs } from './courseTabs.ts';
import { LessonSummary } from './LessonSummary.tsx';
import { UnitDialog } from './UnitDialog.tsx';
import { UnitLessons } from './UnitLessons.tsx';
import { UnitOrderDialog } from './UnitOrderDialog.tsx';
import { useSaveTracks } from './useSaveTracks.ts';
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
            ...LessonSummary_lesson
          }
          ...UnitDialog_unit
        }
      }
    }
  }
`;
type Unit = NonNullable<CourseTracksScreenQuery$data['viewer']['course']>['units'][number];
type Lesson = Unit['lessons'][number];

/**
 * The units and lessons of a course in their order, at `/courses/{id}/tracks`. Every move is saved
 * at once.
 *
 * @spec 1 §2.5
 */
export function CourseTracksScreen({ queryRef, params }: { queryRef: PreloadedQuery<CourseTracksScreenQuery>; params: { id: number } }) {
  const { course } = usePreloadedQuery<CourseTracksScreenQuery>(QUERY, queryRef).viewer;
  const reload = useReload<CourseTracksScreenQuery>(QUERY, { id: params.id });
  const saveTracks = useSaveTracks();
  const { currentUser } = useAuth();
  // The order after a move, until the server has saved it.
  const [moved, setMoved] = useState<readonly Unit[] | null>(null);
  // The order of the last save, for Undo, which may be pressed after further moves.
  const latest = useRef<readonly Unit[]>(null);
  const [open, setOpen] = useState<Unit | 'new' | 'order' | null>(null);
  if (!course) return <NotFound />;
  const { databaseId: courseId } = course;
  const units = moved ?? course.units;
  const close = () => setOpen(null);
  const save = async (next: readonly Unit[], read = units) => {
    setMoved(next);
    latest.current = next;
    try {
      await saveTracks(courseId, read, next);
    } catch (error) {
      latest.current = null;
      await reload().catch(() => undefined);
      close();
      showError(error);
      setMoved(null);
      return false;
    }
    // A later move stays in place until its own response arrives.
    setMoved((current) => (current === next ? null : current));
    return true;
  };
  const move = async (lesson: Lesson, from: Unit, to: { databaseId: number; name: string }) => {
    const position = from.lessons.indexOf(lesson);
    if (!(await save(moveLesson(units, lesson.databaseId, to.databaseId)))) return;
    // The menu that had the focus is gone with the lesson.
    if (document.activeElement === document.body) document.getElementById(`lesson-${lesson.databaseId}`)?.focus();
    const undo = () => {
      // Other moves since then stay.
      const now = latest.current;
      if (now) void save(moveLesson(now, lesson.databaseId, from.databaseId, position), now);
    };
    showToast({ kind: 'success', text: `${lesson.name} moved to ${to.name}.`, action: { text: 'Undo', onClick: undo } });
  };
  const mayAddLessons = can(currentUser, { page: 'newLesson', function: 'lesson_create' });
  return (
    <>
      <RecordPage
        title={course.name}
        back={{ href: routePath('courses'), label: 'Courses' }}
        tabs={courseTabs(courseId, currentUser)}
        actions={
          <>
            <Button variant="primary" onClick={() => setOpen('new')}>
              Add unit
            </Button>
            {units.length > 1 && <Button onClick={() => setOpen('order')}>Order units</Button>}
          </>
        }
      >
        {units.length === 0 ? (
          <EmptyState
            vignette={<Vignette of="lessons" />}
            title="No units yet"
            text="Group the lessons into units. The first could cover what to know before starting."
          />
        ) : (
          <Stack gap={8}>
            {units.map((unit) => (
              <UnitLessons
                key={unit.id}
                courseId={courseId}
                unit={unit}
                units={units}
                lessons={unit.lessons}
                mayAddLessons={mayAddLessons}
                mayEditLessons={can(currentUser, { page: 'editLesson' })}
                onMove={(lesson, to) => void move(lesson, unit, to)}
                onReorder={(lessons) => void save(units.map((one) => (one === unit ? { ...one, lessons } : one)))}
                onEdit={() => setOpen(unit)}
              >
                {(lesson) => <LessonSummary lesson={lesson} />}
              </UnitLessons>
            ))}
          </Stack>
        )}
      </RecordPage>
      {open === 'order' && (
        <UnitOrderDialog
          units={units.map((unit) => ({ id: unit.id, label: unit.name, unit }))}
          onReorder={(rows) => void save(rows.map(({ unit }) => unit))}
          onClose={close}
        />
      )}
      {open !== null && open !== 'order' && (
        <UnitDialog courseId={courseId} unit={open === 'new' ? null : open} onClose={close} reload={reload} />
      )}
    </>
  );
}
