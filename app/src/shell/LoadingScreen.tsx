import { CourseListSkeleton, CourseSkeleton, HomeSkeleton, LessonSkeleton } from '@atlas/ui';
import type { RouteName } from '@atlas/domain/navigation';
import type { ComponentType } from 'react';
import { MemberFrame } from './MemberFrame.tsx';

const SKELETONS: Partial<Record<RouteName, ComponentType>> = {
  home: HomeSkeleton,
  viewCourses: () => <CourseListSkeleton title="My Courses" />,
  viewCourse: CourseSkeleton,
  viewLesson: LessonSkeleton,
};
/** Pages without the frame: their first paint is the page itself. */
const BARE: readonly (RouteName | null)[] = ['login', 'signup'];

/** The shape of the page that is on its way. */
export function LoadingScreen({ name }: { name: RouteName | null }) {
  if (BARE.includes(name)) return null;
  const Skeleton = (name && SKELETONS[name]) ?? HomeSkeleton;
  return (
    <MemberFrame>
      <Skeleton />
    </MemberFrame>
  );
}
