import { Button, Drawer } from '@atlas/ui';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { LessonBody } from './LessonBody.tsx';
import type { CourseAbout_course$key } from './__generated__/CourseAbout_course.graphql.ts';

/** The long description of a course, on request. */
export function CourseAbout({ course: key }: { course: CourseAbout_course$key }) {
  const course = useFragment(
    graphql`
      fragment CourseAbout_course on Course {
        description
      }
    `,
    key,
  );
  const [isOpen, setOpen] = useState(false);
  if (course.description === '') return null;
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        About this course
      </Button>
      <Drawer open={isOpen} onClose={() => setOpen(false)} title="About this course">
        {isOpen ? <LessonBody markdown={course.description} /> : null}
      </Drawer>
    </>
  );
}
