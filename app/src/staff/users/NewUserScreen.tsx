import { FormSection, Link, showToast } from '@atlas/ui';
import { FormCheckbox } from '@atlas/ui/forms/FormCheckbox.tsx';
import { FormRecordSelect } from '@atlas/ui/forms/FormRecordSelect.tsx';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import { EMAIL_SENT } from '@atlas/domain/auth';
import { emptyValues, type FormValues } from '@atlas/domain/forms';
import { routeNamed, routePath } from '@atlas/domain/navigation';
import { MAX_PROFILE_LENGTHS, newUserForm } from '@atlas/domain/users';
import { useState } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { RecordForm } from '../../admin/forms/RecordForm.tsx';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { useCreate } from '../../relay/useCreate.ts';
import { useOpens } from '../../routing/useOpens.ts';
import { BatchField } from './BatchField.tsx';
import { personPageOf } from './personPages.ts';
import type { NewUserScreenMutation } from './__generated__/NewUserScreenMutation.graphql.ts';
import type { NewUserScreenQuery } from './__generated__/NewUserScreenQuery.graphql.ts';

/**
 * The form that creates an account for a person who did not sign up, at
 * `/community/non-members/new`.
 *
 * @spec 1 §2.8
 */
export function NewUserScreen({ queryRef }: { queryRef: PreloadedQuery<NewUserScreenQuery> }) {
  const { viewer } = usePreloadedQuery<NewUserScreenQuery>(
    graphql`
      query NewUserScreenQuery($choosesBatch: Boolean!) @preloadable {
        viewer {
          levelsToGive {
            databaseId
            key
            name
          }
          peopleChoices @include(if: $choosesBatch) {
            batches {
              databaseId
              name
            }
          }
        }
      }
    `,
    queryRef,
  );
  const create = useCreate<NewUserScreenMutation>(graphql`
    mutation NewUserScreenMutation($input: NewUserInput!, $idempotencyKey: String!) {
      createUser(input: $input, idempotencyKey: $idempotencyKey) {
        databaseId
        name
        email
        type
        archivedAt
      }
    }
  `);
  const { levelsToGive, peopleChoices } = viewer;
  const [existing, setExisting] = useState<string>();
  const opensEnrolment = useOpens('enrollUser');
  const save = async (input: FormValues<typeof newUserForm>) => {
    setExisting(undefined);
    const { createUser: person } = await create({ input }).catch((error: unknown) => {
      if (error instanceof RequestError) setExisting(error.existing);
      throw error;
    });
    if (input.sendsLink) showToast({ kind: 'success', text: EMAIL_SENT });
    const id = person.databaseId;
    return {
      text: `${person.name} has an account.`,
      href: routePath(personPageOf(person).detail, { id }),
      ...(opensEnrolment && { next: { text: 'Enroll', href: routePath('enrollUser', { id }) } }),
    };
  };
  const first = levelsToGive.find(({ key }) => key === 'non-member') ?? levelsToGive[0];
  const batches = peopleChoices?.batches ?? [];
  return (
    <RecordForm
      title={routeNamed('newUser').title}
      back={{ href: routePath('nonMembers'), label: routeNamed('nonMembers').title }}
      form={newUserForm}
      initialValues={{ ...emptyValues(newUserForm), accessLevelId: first?.databaseId ?? 0, sendsLink: true }}
      save={save}
      submitText="Create user"
    >
      <FormSection>
        <FormTextField name="firstName" label="First name" maxLength={MAX_PROFILE_LENGTHS.name} autoComplete="off" required />
        <FormTextField
          name="lastName"
          label="Last name"
          maxLength={MAX_PROFILE_LENGTHS.name}
          autoComplete="off"
          optionalText="(optional)"
        />
        <FormTextField
          name="email"
          label="Email"
          hint="They log in with it."
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        {existing !== undefined && <Link href={existing}>Open the account with this address</Link>}
        <FormTextField
          name="mobileNumber"
          label="Mobile number"
          hint="0917 123 4567, or with the code of the country: +63 917 123 4567"
          type="tel"
          autoComplete="off"
          optionalText="(optional)"
        />
      </FormSection>
      <FormSection title="Access">
        <FormRecordSelect
          name="accessLevelId"
          label="Access level"
          hint="Only levels that allow no more than yours."
          records={levelsToGive}
          required
        />
        {batches.length > 0 && <BatchField batches={batches} />}
        <FormCheckbox name="sendsLink" label="Send a link to set the password" hint="Without it, they request one under Forgot Password." />
      </FormSection>
    </RecordForm>
  );
}
