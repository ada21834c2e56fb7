import { lazyPart } from '../../routing/lazyPart.ts';

/** Most addresses name the course or the lesson: the page on which it is chosen comes where one does not. */
export const ChooseCourse = lazyPart('ChooseCourse', async () => (await import('./ChooseCourse.tsx')).ChooseCourse);
