import { Drawer } from '@atlas/ui';
import { LessonOutlineList, type LessonOutlineListProps } from './LessonOutlineList.tsx';

interface LessonOutlineDrawerProps extends LessonOutlineListProps {
  title: string;
  onClose: () => void;
}

/** The lessons of a course in a drawer over the current lesson. */
export const LessonOutlineDrawer = ({ title, onClose, ...list }: LessonOutlineDrawerProps) => (
  <Drawer open onClose={onClose} title={title}>
    <LessonOutlineList {...list} />
  </Drawer>
);
