import { Button } from '@atlas/ui';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../routing/lazyPart.ts';

// It comes with the first press.
const LessonNotesDialog = lazyPart('LessonNotesDialog', async () => (await import('./LessonNotesDialog.tsx')).LessonNotesDialog);

/** What the member writes beside a lesson, for themselves. */
export function LessonNotesButton({ lessonId, courseId }: { lessonId: number; courseId: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>My notes</Button>
      {isOpen && (
        <Suspense>
          <LessonNotesDialog lessonId={lessonId} courseId={courseId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
