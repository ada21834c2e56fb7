// The three pages that replace others, in one chunk.
export { FailedScreen } from './FailedScreen.tsx';
export { ForbiddenScreen } from './ForbiddenScreen.tsx';
export { NotFoundScreen } from './NotFoundScreen.tsx';
