import { formValues } from '@atlas/domain/forms';
import { routeNamed, routePath } from '@atlas/domain/navigation';
import { editUserForm } from '@atlas/domain/users';
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useLocation } from 'wouter';
import { RecordForm } from '../../admin/forms/RecordForm.tsx';
import { useReload } from '../../relay/useReload.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import { useNow } from '../../session/useNow.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { PersonFields } from './PersonFields.tsx';
import { personPageAt } from './personPages.ts';
import type { EditUserScreenMutation } from './__generated__/EditUserScreenMutation.graphql.ts';
import type { EditUserScreenQuery } from './__generated__/EditUserScreenQuery.graphql.ts';
import type { EditUserScreen_person$key } from './__generated__/EditUserScreen_person.graphql.ts';

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

/**
 * The form for a person's data at `/community/members/{id}/edit`, and the same for non-members.
 *
 * @spec 1 §2.5
 */
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
  // The current batch remains a choice even if it is no longer offered.
  const offered = viewer.peopleChoices?.batches ?? [];
  const batches = batch && !offered.some(({ databaseId }) => databaseId === batch.databaseId) ? [...offered, batch] : offered;
  const form = editUserForm(now);
  const values = formValues(form, { ...person, ...person.userProfile }, { batchId: batch?.databaseId ?? null });
  return (
    <RecordForm
      title={routeNamed(edit).title}
      back={{ href: back, label: person.name }}
      form={form}
      initialValues={values}
      save={async (input) => {
        await update({ id, revision, input });
        return { text: 'Changes saved.', href: back };
      }}
      reload={reload}
      submitText="Save changes"
    >
      <PersonFields email={person.email} sex={values.sex} batches={batches} />
    </RecordForm>
  );
}
