import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../routing/lazyPart.ts';
import { roomBeside } from './roomBeside.ts';
import type { LessonOutlineListProps } from './LessonOutlineList.tsx';

// Loads where it shows.
const LessonOutlineList = lazyPart('LessonOutlineList', async () => (await import('./LessonOutlineList.tsx')).LessonOutlineList);

/** All lessons of the course next to a lesson, where a BesideLayout has room for them. Its column is reserved while they load. */
export function LessonOutlineAside(props: LessonOutlineListProps) {
  const [hasRoom, setRoom] = useState(false);
  useEffect(() => {
    const query = roomBeside();
    const follow = () => setRoom(query.matches);
    follow();
    query.onchange = follow;
    return () => {
      query.onchange = null;
    };
  }, []);
  return (
    hasRoom && (
      <Suspense>
        <LessonOutlineList {...props} isBeside />
      </Suspense>
    )
  );
}
