import { Drawer, KeyValueList, Link, Stack } from '@atlas/ui';
import { browserFamily } from '@atlas/domain/clientErrors';
import { graphql, useFragment } from 'react-relay/hooks';
import { logPath } from '../shared/logPath.ts';
import { LogTime } from './LogTime.tsx';
import { PersonName } from './PersonName.tsx';
import { RequestTrail } from './RequestTrail.tsx';
import { SignInResult } from './SignInResult.tsx';
import type { SignInDetails_attempt$key } from './__generated__/SignInDetails_attempt.graphql.ts';

interface SignInDetailsProps {
  attempt: SignInDetails_attempt$key;
  onClose: () => void;
}

/** Drawer for one attempt to sign in or up. */
export function SignInDetails({ attempt: key, onClose }: SignInDetailsProps) {
  const attempt = useFragment(
    graphql`
      fragment SignInDetails_attempt on SignIn {
        at
        user {
          name
          ...PersonName_person
        }
        email
        ip
        userAgent
        requestId
        ...SignInResult_attempt
      }
    `,
    key,
  );
  const { user, email, ip, userAgent, requestId } = attempt;
  return (
    <Drawer open onClose={onClose} title={user?.name ?? email}>
      <Stack gap={5}>
        <KeyValueList
          items={[
            { label: 'Result', value: <SignInResult attempt={attempt} /> },
            { label: 'Person', value: user ? <PersonName person={user} /> : 'No account has this address' },
            { label: 'Typed address', value: <Link href={logPath('sign-ins', { q: email })}>{email}</Link> },
            { label: 'When', value: <LogTime at={attempt.at} /> },
            { label: 'IP address', value: ip },
            { label: 'Browser', value: browserFamily(userAgent) },
            { label: 'User agent', value: userAgent },
          ]}
        />
        {requestId !== null && <RequestTrail id={requestId} from="sign-ins" />}
      </Stack>
    </Drawer>
  );
}
