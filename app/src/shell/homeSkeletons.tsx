import { FiguresSkeleton } from '@atlas/ui';

// The skeletons of the home pages. In a separate file, because every first page loads the tables of
// screens.

export const StaffHomeSkeleton = () => <FiguresSkeleton lines={5} parts={[]} groups={[5, 6, 3]} />;
export const LeaderHomeSkeleton = () => <FiguresSkeleton lines={3} parts={[]} rows={6} />;
export const AffiliateHomeSkeleton = () => <FiguresSkeleton parts={[4, 4]} rows={5} />;
