import { FormSection } from '@atlas/ui';
import { FormDateField } from '@atlas/ui/forms/FormDateField.tsx';
import { FormSelect } from '@atlas/ui/forms/FormSelect.tsx';
import { FormTextArea } from '@atlas/ui/forms/FormTextArea.tsx';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import { FACEBOOK_HOST } from '@atlas/domain/auth';
import { isoDay } from '@atlas/domain/time';
import { MAX_PROFILE_LENGTHS, MAX_PROFILE_ADDRESS, SEXES } from '@atlas/domain/users';
import { LocationFields } from '../../admin/forms/LocationFields.tsx';
import { useNow } from '../../session/useNow.ts';

/**
 * The fields of a profile.
 * @param sex The saved value. An import may have saved one that the form does not offer.
 */
export function ProfileFields({ sex }: { sex: string }) {
  const sexes = SEXES.some((one) => one === sex) || sex === '' ? SEXES : [...SEXES, sex];
  const today = isoDay(useNow());
  return (
    <>
      <FormSection title="Name">
        <FormTextField name="firstName" label="First name" maxLength={MAX_PROFILE_LENGTHS.name} autoComplete="given-name" required />
        <FormTextField
          name="middleName"
          label="Middle name"
          maxLength={MAX_PROFILE_LENGTHS.name}
          autoComplete="additional-name"
          optionalText="(optional)"
        />
        <FormTextField
          name="lastName"
          label="Last name"
          maxLength={MAX_PROFILE_LENGTHS.name}
          autoComplete="family-name"
          optionalText="(optional)"
        />
        <FormTextField
          name="suffix"
          label="Suffix"
          hint="Jr., Sr., III"
          maxLength={MAX_PROFILE_LENGTHS.suffix}
          autoComplete="honorific-suffix"
          optionalText="(optional)"
        />
      </FormSection>
      <FormSection
        title="About you"
        description="Others see this on your profile. The details below are visible only to you, your coaches and our staff."
      >
        <FormTextArea
          name="about"
          label="About you"
          hint="What you do, and what you are learning for."
          rows={4}
          maxLength={MAX_PROFILE_LENGTHS.about}
          optionalText="(optional)"
        />
        <FormTextField
          name="slug"
          label="Profile address"
          hint="Your profile is at /profile/ and this. Links to your current address stop working if you change it."
          maxLength={MAX_PROFILE_ADDRESS}
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <FormTextField
          name="facebookProfile"
          label="Facebook profile"
          hint={`The address of your profile: ${FACEBOOK_HOST}/your.name`}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          optionalText="(optional)"
        />
      </FormSection>
      <FormSection title="Personal details">
        <FormSelect
          name="sex"
          label="Sex"
          options={[{ value: '', label: 'Not given' }, ...sexes.map((value) => ({ value, label: value }))]}
          optionalText="(optional)"
        />
        <FormDateField name="birthdate" label="Birth date" max={today} autoComplete="bday" optionalText="(optional)" />
        <FormTextField
          name="mobileNumber"
          label="Mobile number"
          hint="0917 123 4567, or with the code of your country: +63 917 123 4567"
          type="tel"
          autoComplete="tel"
          optionalText="(optional)"
        />
      </FormSection>
      <FormSection title="Address" description="Used to reach you for events, and for help after a storm.">
        <LocationFields />
      </FormSection>
    </>
  );
}
