// The three pages that stand in for others, as one piece of code.
export { FailedScreen } from './FailedScreen.tsx';
export { ForbiddenScreen } from './ForbiddenScreen.tsx';
export { NotFoundScreen } from './NotFoundScreen.tsx';
