import { Drawer, LessonOutline } from '@atlas/ui';
import type { ComponentProps } from 'react';

interface LessonOutlineDrawerProps {
  title: string;
  units: ComponentProps<typeof LessonOutline>['units'];
  onClose: () => void;
}

/** The lessons of a course by unit, next to the current lesson. */
export const LessonOutlineDrawer = ({ title, units, onClose }: LessonOutlineDrawerProps) => (
  <Drawer open onClose={onClose} title={title}>
    <LessonOutline units={units} />
  </Drawer>
);
