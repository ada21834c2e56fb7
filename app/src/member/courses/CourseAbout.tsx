import { Button } from '@atlas/ui';
import { Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { lazyPart } from '../../routing/lazyPart.ts';
import type { CourseAbout_course$key } from './__generated__/CourseAbout_course.graphql.ts';

// Loads with the first press.
const CourseAboutDrawer = lazyPart('CourseAboutDrawer', async () => (await import('./CourseAboutDrawer.tsx')).CourseAboutDrawer);

/** Opens a course's long description. */
export function CourseAbout({ course: key }: { course: CourseAbout_course$key }) {
  const course = useFragment(
    graphql`
      fragment CourseAbout_course on Course {
        descriptionTree
      }
    `,
    key,
  );
  const [isOpen, setOpen] = useState(false);
  if (course.descriptionTree.length === 0) return null;
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        About this course
      </Button>
      {isOpen && (
        <Suspense>
          <CourseAboutDrawer text={course.descriptionTree} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
