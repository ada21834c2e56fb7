import { lazyPart } from '../../routing/lazyPart.ts';

/** The page that selects a course or lesson. Loaded lazily, because most addresses name one. */
export const ChooseCourse = lazyPart('ChooseCourse', async () => (await import('./ChooseCourse.tsx')).ChooseCourse);
