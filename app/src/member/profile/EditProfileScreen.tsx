import { formValues, type FormValues } from '@atlas/domain/forms';
import { profileForm } from '@atlas/domain/users';
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { RecordForm } from '../../admin/forms/RecordForm.tsx';
import { useReload } from '../../relay/useReload.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import { useNow } from '../../session/useNow.ts';
import { ProfileFields } from './ProfileFields.tsx';
import { profilePath } from './profilePath.ts';
import { useKnownSelf } from './useKnownSelf.ts';
import type { EditProfileScreenMutation } from './__generated__/EditProfileScreenMutation.graphql.ts';
import type { EditProfileScreenQuery } from './__generated__/EditProfileScreenQuery.graphql.ts';
import type { EditProfileScreen_user$key } from './__generated__/EditProfileScreen_user.graphql.ts';

const QUERY = graphql`
  query EditProfileScreenQuery @preloadable {
    viewer {
      user {
        ...EditProfileScreen_user
      }
    }
  }
`;

/**
 * `/profile/edit`: the form for the member's own profile.
 * @spec 1 §2.4
 */
export function EditProfileScreen({ queryRef }: { queryRef: PreloadedQuery<EditProfileScreenQuery> }) {
  const { viewer } = usePreloadedQuery<EditProfileScreenQuery>(QUERY, queryRef);
  const reload = useReload<EditProfileScreenQuery>(QUERY, {});
  const know = useKnownSelf();
  const now = useNow();
  const user = useFragment<EditProfileScreen_user$key>(
    graphql`
      fragment EditProfileScreen_user on User {
        revision
        slug
        mobileNumber
        facebookProfile
        about
        country
        province
        city
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
    viewer.user,
  );
  const update = useSubmit<EditProfileScreenMutation>(graphql`
    mutation EditProfileScreenMutation($revision: Int!, $input: ProfileInput!) {
      updateProfile(revision: $revision, input: $input) {
        name
        slug
        facebookProfile
        userProfile {
          firstName
          middleName
          lastName
          suffix
          sex
          birthdate
        }
        ...EditProfileScreen_user
        ...OwnPicture_user
      }
    }
  `);
  const back = profilePath('basic_info');
  const form = profileForm(now);
  const save = async (input: FormValues<typeof form>) => {
    const { updateProfile: saved } = await update({ revision: user.revision, input });
    const { name, slug, facebookProfile, userProfile } = saved;
    const { firstName, lastName } = userProfile;
    know({ name, slug, facebookProfile, firstName, lastName, userProfile });
    return { text: 'Profile saved.', href: back };
  };
  const values = formValues(form, { ...user, ...user.userProfile });
  return (
    <RecordForm
      title="Edit profile"
      back={{ href: back, label: 'My Profile' }}
      initialValues={values}
      form={form}
      save={save}
      reload={reload}
      submitText="Save profile"
    >
      <ProfileFields sex={values.sex} />
    </RecordForm>
  );
}
