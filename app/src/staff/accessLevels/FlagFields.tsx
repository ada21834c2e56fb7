import { FLAG_AREAS, FLAG_LABELS, type Flag, FUNCTION_FLAGS, holdsFlag, PAGE_FLAGS } from '@atlas/domain/access';
import { CheckboxGroup, Stack } from '@atlas/ui';
import { useBoundField } from '@atlas/ui/forms/useBoundField.ts';
import { useAuth } from '../../session/authContext.ts';

const LACKED = 'Greyed-out flags are not part of your own access level, so you cannot add them.';
const NONE: readonly Flag[] = [];

/**
 * The flags of an access level, grouped by area. Flags the editor lacks can be removed if they are
 * in `held`, but never added.
 */
export function FlagFields({ held = [] }: { held?: readonly Flag[] }) {
  const { currentUser } = useAuth();
  const pages = useBoundField('pageAccess', NONE);
  const functions = useBoundField('functionAccess', NONE);
  const ticked: readonly Flag[] = [...pages.value, ...functions.value];
  const mayTick = (flag: Flag) => held.includes(flag) || (currentUser !== null && holdsFlag(currentUser, flag));
  const tick = (area: readonly Flag[], next: readonly string[]) => {
    const all = [...ticked.filter((flag) => !area.includes(flag)), ...area.filter((flag) => next.includes(flag))];
    pages.onChange(PAGE_FLAGS.filter((flag) => all.includes(flag)));
    functions.onChange(FUNCTION_FLAGS.filter((flag) => all.includes(flag)));
  };
  return (
    <Stack gap={6}>
      {FLAG_AREAS.map(({ key, label, flags }) => (
        <CheckboxGroup
          key={key}
          name={`flags-${key}`}
          label={label}
          options={flags.map((flag) => ({ value: flag, label: FLAG_LABELS[flag], disabled: !mayTick(flag) }))}
          disabledHint={LACKED}
          value={ticked.filter((flag) => flags.includes(flag))}
          onChange={(next) => tick(flags, next)}
        />
      ))}
    </Stack>
  );
}
