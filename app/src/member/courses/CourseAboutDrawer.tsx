import { Drawer, RichText, type RichTextProps } from '@atlas/ui';

/** The long description of a course. */
export const CourseAboutDrawer = ({ text, onClose }: Pick<RichTextProps, 'text'> & { onClose: () => void }) => (
  <Drawer open onClose={onClose} title="About this course">
    <RichText text={text} />
  </Drawer>
);
