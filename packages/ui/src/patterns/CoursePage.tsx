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

/** A course: its description, its units and lessons, and the key facts next to them. */
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
