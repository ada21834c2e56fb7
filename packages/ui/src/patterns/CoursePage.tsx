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

/** A course: what it is, its units and lessons, and the key facts beside them. */
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
