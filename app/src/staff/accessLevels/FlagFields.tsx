import { ADMIN_KEEPS, type Flag, FUNCTION_FLAGS, holdsFlag, PAGE_FLAGS } from '@atlas/domain/access';
import { useBoundField } from '@atlas/ui/forms/useBoundField.ts';
import { useAuth } from '../../session/authContext.ts';
import { FlagMatrix } from './FlagMatrix.tsx';

const LACKED = 'Greyed-out flags are not part of your own access level, so you cannot add them.';
const KEPT = 'Administrators always keep access to the settings and to access levels.';
const NONE: readonly Flag[] = [];

interface FlagFieldsProps {
  /** The flags of an existing access level. */
  held?: readonly Flag[];
  /** Whether it is the access level of administrators. */
  isAdmin?: boolean;
}

/**
 * The flags of an access level. Flags the editor lacks can be removed if they are in `held`, but
 * never added. Administrators cannot lose those that manage everything else.
 */
export function FlagFields({ held = [], isAdmin = false }: FlagFieldsProps) {
  const { currentUser } = useAuth();
  const pages = useBoundField('pageAccess', NONE);
  const functions = useBoundField('functionAccess', NONE);
  const ticked: readonly Flag[] = [...pages.value, ...functions.value];
  const isKept = (flag: Flag) => isAdmin && ADMIN_KEEPS.includes(flag) && ticked.includes(flag);
  const mayTick = (flag: Flag) => held.includes(flag) || (currentUser !== null && holdsFlag(currentUser, flag));
  return (
    <FlagMatrix
      value={ticked}
      onChange={(next) => {
        pages.onChange(PAGE_FLAGS.filter((flag) => next.includes(flag)));
        functions.onChange(FUNCTION_FLAGS.filter((flag) => next.includes(flag)));
      }}
      isFixed={(flag) => !mayTick(flag) || isKept(flag)}
      notes={isAdmin ? [LACKED, KEPT] : [LACKED]}
    />
  );
}
