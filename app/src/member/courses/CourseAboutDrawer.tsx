import { Drawer } from '@atlas/ui';
import { LessonBody } from './LessonBody.tsx';

/** The long description of a course. */
export const CourseAboutDrawer = ({ markdown, onClose }: { markdown: string; onClose: () => void }) => (
  <Drawer open onClose={onClose} title="About this course">
    <LessonBody markdown={markdown} />
  </Drawer>
);
