import { Alert, Button, Row } from '@atlas/ui';
import { instantText } from '@atlas/domain/audit';
import { Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { ActionButton } from '../../admin/actions/ActionButton.tsx';
import { lazyPart } from '../../routing/lazyPart.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import type { PersonEmail_person$key } from './__generated__/PersonEmail_person.graphql.ts';
import type { PersonEmailResendMutation } from './__generated__/PersonEmailResendMutation.graphql.ts';
import type { PersonEmailWithdrawMutation } from './__generated__/PersonEmailWithdrawMutation.graphql.ts';

const PersonEmailDialog = lazyPart('PersonEmailDialog', async () => (await import('./PersonEmailDialog.tsx')).PersonEmailDialog);

interface PersonEmailProps {
  person: PersonEmail_person$key;
  reload: () => Promise<unknown>;
}

/** The change of address that waits for its link, with the way to send the link again or withdraw it. */
export function PersonEmail({ person: key, reload }: PersonEmailProps) {
  const {
    databaseId: id,
    name,
    account: { whyNotChangeEmail, emailChange },
  } = useFragment(
    graphql`
      fragment PersonEmail_person on User {
        databaseId
        name
        account {
          whyNotChangeEmail
          emailChange {
            email
            reason
            sentAt
            expiresAt
            requestedBy {
              name
            }
          }
        }
      }
    `,
    key,
  );
  const resend = useSubmit<PersonEmailResendMutation>(graphql`
    mutation PersonEmailResendMutation($id: Int!) {
      resendEmailChange(databaseId: $id) {
        ...PersonEmail_person
      }
    }
  `);
  const withdraw = useSubmit<PersonEmailWithdrawMutation>(graphql`
    mutation PersonEmailWithdrawMutation($id: Int!) {
      withdrawEmailChange(databaseId: $id) {
        ...PersonEmail_person
      }
    }
  `);
  if (emailChange == null) return null;
  const { email, reason, sentAt, expiresAt, requestedBy } = emailChange;
  const who = requestedBy?.name ?? name;
  return (
    <Alert
      title={`New email ${email} waits to be confirmed`}
      action={
        whyNotChangeEmail == null && (
          <Row gap={2} wrap>
            <ActionButton size="dense" action={{ run: () => resend({ id }, reload), success: `Link sent to ${email}.`, reload }}>
              Send again
            </ActionButton>
            <ActionButton
              size="dense"
              action={{
                confirm: {
                  title: 'Withdraw the change of email?',
                  consequence: `The link that we sent to ${email} stops working. ${name} keeps the current email.`,
                  confirmText: 'Withdraw',
                  busyText: 'Withdrawing',
                  tone: 'danger',
                },
                run: () => withdraw({ id }, reload),
                success: 'The change was withdrawn.',
              }}
            >
              Withdraw
            </ActionButton>
          </Row>
        )
      }
    >
      {`${who} asked for it. The link was sent ${instantText(sentAt)} and works until ${instantText(expiresAt)}. Until it is opened, the current email stays.${reason == null ? '' : ` Reason: ${reason}`}`}
    </Alert>
  );
}

interface ChangeEmailButtonProps {
  person: { readonly databaseId: number; readonly name: string; readonly email: string };
  reload: () => Promise<unknown>;
}

/** Button with the dialog that changes the address with which a person logs in. */
export function ChangeEmailButton({ person, reload }: ChangeEmailButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Change email</Button>
      <Suspense>{isOpen && <PersonEmailDialog person={person} reload={reload} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
