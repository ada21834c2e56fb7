import { FiguresSkeleton } from '@atlas/ui';

// The home pages on their way; they come apart from the tables of screens, which every first page names.

export const StaffHomeSkeleton = () => <FiguresSkeleton parts={[6, 3, 5]} />;
export const LeaderHomeSkeleton = () => <FiguresSkeleton parts={[3]} rows={6} />;
export const AffiliateHomeSkeleton = () => <FiguresSkeleton parts={[4, 4]} rows={5} />;
