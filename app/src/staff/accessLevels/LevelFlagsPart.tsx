import { heldFlags, type LevelFlags } from '@atlas/domain/access';
import { FlagMatrix } from './FlagMatrix.tsx';

/** Every flag of an access level by area, allowed or not. */
export const LevelFlagsPart = ({ level }: { level: LevelFlags }) => <FlagMatrix value={heldFlags(level)} level={2} />;
