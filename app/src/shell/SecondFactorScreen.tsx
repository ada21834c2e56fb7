import { AuthPage, Button, Row, Stack, Text } from '@atlas/ui';
import { SET_UP_FIRST } from '@atlas/domain/auth';
import { routePath } from '@atlas/domain/navigation';
import { PageTitle } from '../routing/PageTitle.tsx';
import { lazyPart } from '../routing/lazyPart.ts';
import { useAuth } from '../session/authContext.ts';
import { useSignOut } from '../session/useSignOut.ts';
import { useSwitchRole } from '../session/useSwitchRole.ts';

const TwoStepSetUp = lazyPart('TwoStepSetUp', async () => (await import('../session/twoStep/TwoStepSetUp.tsx')).TwoStepSetUp);

const TITLE = 'Two-step sign-in';

/**
 * Replaces every page for users whose access level requires two-step sign-in and who have not set
 * it up.
 */
export function SecondFactorScreen() {
  const { reauthenticate } = useAuth();
  return (
    <AuthPage title={TITLE} lede={SET_UP_FIRST} homeHref={routePath('home')} footer={<OtherWays />}>
      <PageTitle title={TITLE} />
      <TwoStepSetUp onDone={() => void reauthenticate()} />
    </AuthPage>
  );
}

/** The alternatives: an access level that may not require it, and signing out. */
function OtherWays() {
  const { currentUser } = useAuth();
  const signOut = useSignOut();
  const switchRole = useSwitchRole();
  const others = currentUser?.accessLevels.filter(({ id }) => id !== currentUser.accessLevel?.id) ?? [];
  return (
    <Stack gap={3}>
      {others.length > 0 && (
        <Stack gap={2}>
          <Text tone="muted">Use another role</Text>
          <Row wrap gap={2}>
            {others.map(({ id, name }) => (
              <Button key={id} onClick={() => switchRole(id)}>
                {name}
              </Button>
            ))}
          </Row>
        </Stack>
      )}
      <Row>
        <Button onClick={signOut}>Log out</Button>
      </Row>
    </Stack>
  );
}
