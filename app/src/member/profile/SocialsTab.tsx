import { Button, Card, FormSection, Link, Row, showToast, Stack, Text } from '@atlas/ui';
import { FormErrorSummary } from '@atlas/ui/forms/FormErrorSummary.tsx';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import { FormUnsavedGuard } from '@atlas/ui/forms/FormUnsavedGuard.tsx';
import { SubmitForm } from '@atlas/ui/forms/SubmitForm.tsx';
import { FACEBOOK_HOST, facebookProfileUrl } from '@atlas/domain/auth';
import { validateWith } from '@atlas/domain/forms';
import { socialsForm } from '@atlas/domain/users';
import { useFormState } from 'react-final-form';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { formErrors } from '../../admin/forms/formErrors.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import { useBlocker } from '../../routing/routerContext.ts';
import { ProfilePage } from './ProfilePage.tsx';
import { useKnownSelf } from './useKnownSelf.ts';
import type { SocialsTabMutation } from './__generated__/SocialsTabMutation.graphql.ts';
import type { SocialsTabQuery } from './__generated__/SocialsTabQuery.graphql.ts';

interface Values {
  facebookProfile: string;
}
const check = validateWith(socialsForm);

/**
 * `/profile?tab=socials`: the member's links to other sites. The Facebook reminder leads here.
 * @spec 1 §2.9, 2 §4
 */
export function SocialsTab({ queryRef }: { queryRef: PreloadedQuery<SocialsTabQuery> }) {
  const { viewer } = usePreloadedQuery<SocialsTabQuery>(
    graphql`
      query SocialsTabQuery @preloadable {
        viewer {
          user {
            facebookProfile
          }
          ...ProfilePage_viewer
        }
      }
    `,
    queryRef,
  );
  const save = useSubmit<SocialsTabMutation>(graphql`
    mutation SocialsTabMutation($facebookProfile: String) {
      setFacebookProfile(facebookProfile: $facebookProfile) {
        facebookProfile
        revision
      }
    }
  `);
  const know = useKnownSelf();
  const blocker = useBlocker();
  const { facebookProfile } = viewer.user;
  const address = facebookProfile === null ? null : facebookProfileUrl(facebookProfile);
  const submit = async (values: Values) => {
    try {
      const { setFacebookProfile: saved } = await save({ facebookProfile: values.facebookProfile });
      know({ facebookProfile: saved.facebookProfile });
      showToast({
        kind: 'success',
        text: saved.facebookProfile === null ? 'Your Facebook profile is removed.' : 'Your Facebook profile is saved.',
      });
      return undefined;
    } catch (error) {
      return formErrors(error);
    }
  };
  return (
    <ProfilePage tab="socials" viewer={viewer}>
      <SubmitForm<Values> initialValues={{ facebookProfile: facebookProfile ?? '' }} validate={check} onSubmit={submit}>
        <FormUnsavedGuard onGuard={blocker.guard} />
        <Card>
          <FormSection
            title="Facebook"
            description="Coaches and fellow members find you there in the community’s groups. It is shown on your profile."
          >
            <Stack gap={4}>
              <FormErrorSummary />
              <FormTextField
                name="facebookProfile"
                label="Facebook profile"
                hint={`Open your profile in Facebook and copy its address: ${FACEBOOK_HOST}/your.name`}
                inputMode="url"
                autoComplete="url"
              />
              <Row justify="between" wrap>
                {address === null ? (
                  <Text size={14} tone="muted">
                    No Facebook profile yet.
                  </Text>
                ) : (
                  <Link href={address} newTab>
                    Open my Facebook profile
                  </Link>
                )}
                <SaveButton />
              </Row>
            </Stack>
          </FormSection>
        </Card>
      </SubmitForm>
    </ProfilePage>
  );
}

function SaveButton() {
  const { submitting } = useFormState({ subscription: { submitting: true } });
  return (
    <Button type="submit" variant="primary" loading={submitting} loadingText="Saving">
      Save Facebook profile
    </Button>
  );
}
