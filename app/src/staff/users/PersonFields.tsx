import { FormSection } from '@atlas/ui';
import { FormDateField } from '@atlas/ui/forms/FormDateField.tsx';
import { FormSelect } from '@atlas/ui/forms/FormSelect.tsx';
import { FormTextArea } from '@atlas/ui/forms/FormTextArea.tsx';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import type { NamedRecord } from '@atlas/ui/forms/recordOption.ts';
import { FACEBOOK_HOST } from '@atlas/domain/auth';
import { isoDay } from '@atlas/domain/time';
import { MAX_PROFILE_LENGTHS, SEXES } from '@atlas/domain/users';
import { LocationFields } from '../../admin/forms/LocationFields.tsx';
import { useNow } from '../../session/useNow.ts';
import { BatchField } from './BatchField.tsx';

interface PersonFieldsProps {
  email: string;
  /** The saved value, which may be an imported one that the form does not offer. */
  sex: string;
  batches: readonly NamedRecord[];
}

/** The form fields for a person's data. */
export function PersonFields({ email, sex, batches }: PersonFieldsProps) {
  const sexes = sex === '' || SEXES.some((one) => one === sex) ? SEXES : [...SEXES, sex];
  const today = isoDay(useNow());
  const { name } = MAX_PROFILE_LENGTHS;
  return (
    <>
      <FormSection title="Name">
        <FormTextField name="firstName" label="First name" maxLength={name} autoComplete="off" required />
        <FormTextField name="middleName" label="Middle name" maxLength={name} autoComplete="off" optionalText="(optional)" />
        <FormTextField name="lastName" label="Last name" maxLength={name} autoComplete="off" optionalText="(optional)" />
        <FormTextField name="suffix" label="Suffix" hint="Jr., Sr., III" maxLength={MAX_PROFILE_LENGTHS.suffix} optionalText="(optional)" />
      </FormSection>
      <FormSection
        title="Contact"
        description={`The email address is ${email}. The person can change it in their account, where it is confirmed.`}
      >
        <FormTextField
          name="mobileNumber"
          label="Mobile number"
          hint="0917 123 4567, or with the code of the country: +63 917 123 4567"
          type="tel"
          autoComplete="off"
          optionalText="(optional)"
        />
        <FormTextField
          name="facebookProfile"
          label="Facebook profile"
          hint={`The address of the profile: ${FACEBOOK_HOST}/their.name`}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          optionalText="(optional)"
        />
      </FormSection>
      <FormSection title="Personal details">
        <FormDateField name="birthdate" label="Birth date" max={today} autoComplete="off" optionalText="(optional)" />
        <FormSelect
          name="sex"
          label="Sex"
          options={[{ value: '', label: 'Not given' }, ...sexes.map((value) => ({ value, label: value }))]}
          optionalText="(optional)"
        />
        <FormTextArea
          name="about"
          label="About"
          hint="Others read it on the profile."
          rows={4}
          maxLength={MAX_PROFILE_LENGTHS.about}
          optionalText="(optional)"
        />
      </FormSection>
      <FormSection title="Place">
        <LocationFields />
      </FormSection>
      {batches.length > 0 && (
        <FormSection title="Membership">
          <BatchField batches={batches} />
        </FormSection>
      )}
    </>
  );
}
