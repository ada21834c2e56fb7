import { type accessLevelForm, type Flag, levelKey, MAX_LEVEL_NAME, ROLE_NAMES, ROLES } from '@atlas/domain/access';
import type { FormValues } from '@atlas/domain/forms';
import { enumName } from '@atlas/domain/lists';
import { FormSection } from '@atlas/ui';
import { FormSelect } from '@atlas/ui/forms/FormSelect.tsx';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import { useFormState } from 'react-final-form';
import { FlagFields } from './FlagFields.tsx';

const ROLE_OPTIONS = ROLES.map((role) => ({ value: role, label: ROLE_NAMES[role] }));

/** The values of an access level's form. */
export type LevelValues = FormValues<typeof accessLevelForm>;

/** Converts the form's values to the API's input. */
export const levelInput = <Values extends LevelValues>({ role, ...values }: Values) => ({ ...values, role: enumName(role) });

/**
 * The fields of an access level.
 *
 * @param held flags of an existing access level, whose key cannot change
 * @param isAdmin whether it is the access level of administrators
 */
export function AccessLevelFields({ held, isAdmin }: { held?: readonly Flag[]; isAdmin?: boolean }) {
  const { values } = useFormState<LevelValues>({ subscription: { values: true } });
  return (
    <>
      <FormSection>
        <FormTextField name="name" label="Name" maxLength={MAX_LEVEL_NAME} required />
        {held === undefined && (
          <FormTextField
            name="key"
            label="Key"
            hint={`Part of its address; it never changes. If left empty: ${levelKey(values.name) || 'made from the name'}`}
            optionalText="(optional)"
          />
        )}
        <FormSelect
          name="role"
          label="Role"
          hint="It decides the menu, the badge and which people the holder sees."
          options={ROLE_OPTIONS}
          placeholder="Select an Option"
          required
        />
      </FormSection>
      <FormSection title="Flags" description="Each opens a page or an action. Changes apply from people’s next request.">
        <FlagFields {...(held && { held })} {...(isAdmin && { isAdmin })} />
      </FormSection>
    </>
  );
}
