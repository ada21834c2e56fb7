export { StageSkeleton } from '@atlas/ui';
