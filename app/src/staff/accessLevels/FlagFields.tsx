import { FLAG_AREAS, FLAG_LABELS, type Flag, holdsFlag } from '@atlas/domain/access';
import { Stack } from '@atlas/ui';
import { FormCheckboxGroup } from '@atlas/ui/forms/FormCheckboxGroup.tsx';
import { useAuth } from '../../session/authContext.ts';

const LACKED = 'What is greyed out your own access level does not allow, so you cannot add it.';

/** The flags of an access level, area by area. What whoever edits lacks can be taken away where it was `held`, and never added. */
export function FlagFields({ held = [] }: { held?: readonly Flag[] }) {
  const { currentUser } = useAuth();
  const mayTick = (flag: Flag) => held.includes(flag) || (currentUser !== null && holdsFlag(currentUser, flag));
  return (
    <Stack gap={6}>
      {FLAG_AREAS.map(({ key, label, flags }) => (
        <FormCheckboxGroup
          key={key}
          name={`flags.${key}`}
          label={label}
          options={flags.map((flag) => ({ value: flag, label: FLAG_LABELS[flag], disabled: !mayTick(flag) }))}
          disabledHint={LACKED}
        />
      ))}
    </Stack>
  );
}
