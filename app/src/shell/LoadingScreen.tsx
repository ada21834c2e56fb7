import { CourseListSkeleton, CourseSkeleton, HomeSkeleton, LessonSkeleton } from '@atlas/ui';
import type { RouteName } from '@atlas/domain/navigation';
import { lazy, type ComponentType } from 'react';
import { MemberFrame } from './MemberFrame.tsx';
import { STAFF_SHAPES, type StaffShape } from './staffShapes.ts';

const SKELETONS: Partial<Record<RouteName, ComponentType>> = {
  home: HomeSkeleton,
  viewCourses: () => <CourseListSkeleton title="My Courses" />,
  viewCourse: CourseSkeleton,
  viewLesson: LessonSkeleton,
};
/** Pages without the frame: their first paint is the page itself. */
const BARE: readonly (RouteName | null)[] = ['login', 'signup'];

// Without its code nothing shows until the page itself is here, or its own failure.
const StaffSkeleton = lazy<ComponentType<{ name: RouteName; shape: StaffShape }>>(() =>
  import('./StaffSkeleton.tsx').then(
    (loaded) => ({ default: loaded.StaffSkeleton }),
    () => ({ default: () => null }),
  ),
);

/** The shape of the page that is on its way. */
export function LoadingScreen({ name }: { name: RouteName | null }) {
  if (BARE.includes(name)) return null;
  const shape = name && STAFF_SHAPES[name];
  if (shape) return <StaffSkeleton name={name} shape={shape} />;
  const Skeleton = (name && SKELETONS[name]) ?? HomeSkeleton;
  return (
    <MemberFrame>
      <Skeleton />
    </MemberFrame>
  );
}
