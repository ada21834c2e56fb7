export { homeCountPath } from './homeCountPath.ts';
export { HOME_COUNTS, HOME_PARTS, type HomeCount, type HomePart } from './homeCounts.ts';
