import { FiguresSkeleton } from '@atlas/ui';

// The skeletons of the home pages. In a separate file, because every first page loads the tables of
// screens.

export const StaffHomeSkeleton = () => <FiguresSkeleton parts={[6, 3, 5]} />;
export const LeaderHomeSkeleton = () => <FiguresSkeleton parts={[3]} rows={6} />;
export const AffiliateHomeSkeleton = () => <FiguresSkeleton parts={[4, 4]} rows={5} />;
