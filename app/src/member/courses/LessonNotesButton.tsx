import { Button } from '@atlas/ui';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../routing/lazyPart.ts';

// Loads with the first press.
const LessonNotesDialog = lazyPart('LessonNotesDialog', async () => (await import('./LessonNotesDialog.tsx')).LessonNotesDialog);

/** Opens the member's private notes on a lesson. */
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
