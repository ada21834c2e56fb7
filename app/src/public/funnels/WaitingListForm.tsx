import { Alert, Button, Card, Checkbox, Heading, Stack, TextField } from '@atlas/ui';
import { GENERIC_ERROR } from '@atlas/domain/errors';
import { routePath } from '@atlas/domain/navigation';
import { WAITING_LIST_CONSENT } from '@atlas/domain/pages';
import { focusFirstError } from '@atlas/ui/forms/focusFirstError.ts';
import { useLocation } from 'wouter';
import { type EntryError, useEntryForm } from '../../session/useEntryForm.ts';
import { fetchWithin } from '../../session/fetchWithin.ts';

const EMPTY = { firstName: '', email: '', consent: '' };
type Values = typeof EMPTY;

/** The fields are checked when the form is sent: see `waitingListErrors`. */
const validate = () => ({});

/** Sends the form to the same address as a browser without script does, and reads the answer as JSON. */
async function sendOptIn(values: Values, funnel: string): Promise<EntryError<Values> | undefined> {
  const response = await fetchWithin('/opt-in', {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({ ...values, funnel }),
  });
  if (response.ok) return undefined;
  const { error = GENERIC_ERROR, fieldErrors = {} } = (await response.json()) as { error?: string; fieldErrors?: Partial<Values> };
  return { text: error, fields: fieldErrors };
}

/** The form of the waiting list of a closed funnel. It works without script as well. */
export function WaitingListForm({ slug }: { slug: string }) {
  const [, navigate] = useLocation();
  const { field, onSubmit, sending, formError } = useEntryForm<Values>({
    path: routePath('checkoutClosed'),
    initial: EMPTY,
    validate,
    send: async (values) => {
      const { waitingListErrors } = await import('./waitingListErrors.ts');
      const rejected = waitingListErrors(values) ?? (await sendOptIn(values, slug));
      if (rejected === undefined) navigate(routePath('thankYou', { of: 'waiting-list' }));
      else focusFirstError(rejected.fields ?? {});
      return rejected;
    },
  });
  const { value: consent, onChange: setConsent, ...consentField } = field('consent');
  return (
    <Card>
      <form noValidate method="post" action="/opt-in" onSubmit={onSubmit} aria-labelledby="waiting-list">
        <input type="hidden" name="funnel" value={slug} />
        <Stack gap={4}>
          <Heading level={2} size="subheading" id="waiting-list">
            Join the waiting list
          </Heading>
          {formError && (
            <Alert tone="danger" live>
              {formError.text}
            </Alert>
          )}
          <TextField {...field('firstName')} label="First name" autoComplete="given-name" />
          <TextField {...field('email')} label="Email" type="email" autoComplete="email" inputMode="email" autoCapitalize="none" />
          <Checkbox
            {...consentField}
            label={WAITING_LIST_CONSENT}
            checked={consent === 'on'}
            onChange={(checked) => setConsent(checked ? 'on' : '')}
          />
          <Button type="submit" variant="primary" size="large" block loading={sending} loadingText="Joining the list">
            Join the list
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
