import { Alert, Button, Row, Stack, Text, TextField } from '@atlas/ui';
import { suggestEmail } from '@atlas/domain/orders';
import { focusFirstError } from '@atlas/ui/forms/focusFirstError.ts';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useEntryForm } from '../../session/useEntryForm.ts';
import { openDocument, postCheckout } from './postCheckout.ts';

/** The address is checked when the form is sent: see `emailErrors`. */
const validate = () => ({});

/** Corrects the address of an order. The link that the wrong address received ends. */
export function CorrectEmail({ email }: { email: string }) {
  'use no memo';
  const [path] = useLocation();
  const [done, setDone] = useState(false);
  const { field, onSubmit, sending, formError } = useEntryForm({
    path,
    initial: { email },
    validate,
    send: async (values) => {
      const { emailErrors } = await import('./emailErrors.ts');
      const errors = emailErrors(values);
      const answer = errors ? { rejected: errors } : await postCheckout<typeof values>({ do: 'email', ...values });
      if ('posted' in answer) {
        setDone(true);
        openDocument(answer.posted.next);
        return undefined;
      }
      focusFirstError(answer.rejected.fields ?? {});
      return answer.rejected;
    },
  });
  const { value, onChange, ...rest } = field('email');
  const suggestion = suggestEmail(value);
  const ownErrors: readonly string[] = Object.values(formError?.fields ?? {});
  return (
    <form noValidate method="post" onSubmit={onSubmit} aria-label="Correct your email address">
      <input type="hidden" name="do" value="email" />
      <Stack gap={4}>
        <Text>We send the link to the new address. The link in the earlier email then stops working.</Text>
        {formError && !ownErrors.includes(formError.text) && (
          <Alert tone="danger" live>
            {formError.text}
          </Alert>
        )}
        <TextField
          {...rest}
          value={value}
          onChange={onChange}
          label="Email"
          type="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
        />
        {suggestion !== null && (
          <Row>
            <Button variant="text" onClick={() => onChange(suggestion)}>
              Use {suggestion}
            </Button>
          </Row>
        )}
        <Row>
          <Button type="submit" loading={sending || done} loadingText="Saving">
            Save the address
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
