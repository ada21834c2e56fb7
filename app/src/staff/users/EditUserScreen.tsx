import { routeNamed, routePath } from '@atlas/domain/navigation';
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useLocation } from 'wouter';
import { RecordForm } from '../../admin/forms/RecordForm.tsx';
import { useReload } from '../../relay/useReload.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import { useNow } from '../../session/useNow.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { PersonFields } from './PersonFields.tsx';
import { personPageAt } from './personPages.ts';
import { checkPerson, personInput, type PersonValues } from './personValues.ts';
import type { EditUserScreenMutation } from './__generated__/EditUserScreenMutation.graphql.ts';
import type { EditUserScreenQuery } from './__generated__/EditUserScreenQuery.graphql.ts';
import type { EditUserScreen_person$data, EditUserScreen_person$key } from './__generated__/EditUserScreen_person.graphql.ts';

const QUERY = graphql`
  query EditUserScreenQuery($id: Int!, $choosesBatch: Boolean!) @preloadable {
    viewer {
      member(databaseId: $id) {
        ...EditUserScreen_person
      }
      peopleChoices @include(if: $choosesBatch) {
        batches {
          databaseId
          name
        }
      }
    }
  }
`;

const valuesOf = ({ userProfile: names, batch, ...person }: EditUserScreen_person$data): PersonValues => ({
  firstName: names.firstName,
  middleName: names.middleName ?? '',
  lastName: names.lastName,
  suffix: names.suffix ?? '',
  sex: names.sex ?? '',
  birthdate: names.birthdate ?? '',
  mobileNumber: person.mobileNumber ?? '',
  facebookProfile: person.facebookProfile ?? '',
  about: person.about ?? '',
  country: person.country ?? '',
  province: person.province ?? '',
  city: person.city ?? '',
  batch: batch ? String(batch.databaseId) : '',
});

/** `/community/members/{id}/edit` and the same of non-members: what staff know about somebody. Specification 1 §2.5. */
export function EditUserScreen({ queryRef }: { queryRef: PreloadedQuery<EditUserScreenQuery> }) {
  const { viewer } = usePreloadedQuery<EditUserScreenQuery>(QUERY, queryRef);
  const reload = useReload<EditUserScreenQuery>(QUERY, queryRef.variables);
  const [path] = useLocation();
  const now = useNow();
  const person = useFragment<EditUserScreen_person$key>(
    graphql`
      fragment EditUserScreen_person on User {
        databaseId
        revision
        name
        email
        mobileNumber
        facebookProfile
        about
        country
        province
        city
        batch {
          databaseId
          name
        }
        userProfile {
          firstName
          middleName
          lastName
          suffix
          sex
          birthdate
        }
      }
    `,
    viewer.member ?? null,
  );
  const update = useSubmit<EditUserScreenMutation>(graphql`
    mutation EditUserScreenMutation($id: Int!, $revision: Int!, $input: UserInput!) {
      updateUser(databaseId: $id, revision: $revision, input: $input) {
        ...EditUserScreen_person
      }
    }
  `);
  if (!person) return <NotFound />;
  const { databaseId: id, revision, batch } = person;
  const { detail, edit } = personPageAt(path);
  const back = routePath(detail, { id });
  const save = async (values: PersonValues) => {
    await update({ id, revision, input: personInput(values) });
    return { text: 'Changes saved.', href: back };
  };
  // A batch that is not offered any more can stay.
  const offered = viewer.peopleChoices?.batches ?? [];
  const batches = batch && !offered.some(({ databaseId }) => databaseId === batch.databaseId) ? [...offered, batch] : offered;
  const values = valuesOf(person);
  return (
    <RecordForm
      title={routeNamed(edit).title}
      back={{ href: back, label: person.name }}
      initialValues={values}
      validate={checkPerson(now)}
      save={save}
      reload={reload}
      submitText="Save changes"
    >
      <PersonFields
        email={person.email}
        sex={values.sex}
        batches={batches.map(({ databaseId, name }) => ({ value: String(databaseId), label: name }))}
      />
    </RecordForm>
  );
}
