import type { ReactNode } from 'react';
import { CourseLayout } from './CourseLayout.tsx';

export interface CoursePageProps {
  /** A CourseHero. */
  hero: ReactNode;
  /** UnitSections. */
  children: ReactNode;
  /** A FactList. */
  aside?: ReactNode;
  /** StickyActions with the hero's action, for phones. */
  actions?: ReactNode;
}

/** One course: what it is, every unit with its lessons, and beside them who helps and what it costs. */
export function CoursePage({ hero, children, aside, actions }: CoursePageProps) {
  return (
    <>
      <CourseLayout hero={hero} aside={aside}>
        {children}
      </CourseLayout>
      {actions}
    </>
  );
}
