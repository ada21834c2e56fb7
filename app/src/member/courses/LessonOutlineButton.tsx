import { IconButton } from '@atlas/ui';
import List from 'lucide-react/icons/list';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../routing/lazyPart.ts';
import type { LessonOutlineListProps } from './LessonOutlineList.tsx';

// Loads with the first press.
const LessonOutlineDrawer = lazyPart('LessonOutlineDrawer', async () => (await import('./LessonOutlineDrawer.tsx')).LessonOutlineDrawer);

interface LessonOutlineButtonProps extends LessonOutlineListProps {
  /** The name of the course. */
  title: string;
}

/** Opens a drawer with all lessons of the course, from within a lesson. */
export function LessonOutlineButton(props: LessonOutlineButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton icon={List} label="All lessons" onClick={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <LessonOutlineDrawer {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
