import { Button, Card, Heading, Row, Stack } from '@atlas/ui';
import { FormDateField } from '@atlas/ui/forms/FormDateField.tsx';
import { FormSelect } from '@atlas/ui/forms/FormSelect.tsx';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import { SubmitForm } from '@atlas/ui/forms/SubmitForm.tsx';
import { emptyValues, type FormValues, validateWith } from '@atlas/domain/forms';
import { TRIED_AUDIENCES, tryRedirectForm } from '@atlas/domain/redirects';
import { isoDay } from '@atlas/domain/time';
import { useState } from 'react';
import { useNow } from '../../session/useNow.ts';
import { TriedPath } from './TriedPath.tsx';

type Values = FormValues<typeof tryRedirectForm>;

const check = validateWith(tryRedirectForm);

/**
 * The panel that tries a path: which rule redirects it for whom, on which day.
 *
 * @param version changes whenever the rules do, and the path is then tried again
 */
export function TryRedirect({ version }: { version: number }) {
  const [tried, setTried] = useState<Values | null>(null);
  const today = isoDay(useNow());
  const submit = async (values: Values) => setTried({ ...values });
  return (
    <Card as="section" aria-labelledby="try-a-path">
      <Stack gap={4}>
        <Heading level={2} size="label" id="try-a-path">
          Try a path
        </Heading>
        <SubmitForm<Values> initialValues={{ ...emptyValues(tryRedirectForm), day: today }} validate={check} onSubmit={submit}>
          <Stack gap={3}>
            <Row gap={3} align="start" wrap>
              <Stack grow>
                <FormTextField name="path" label="Path" placeholder="/webinar" maxLength={2000} autoCapitalize="none" required />
              </Stack>
              <Row align="start">
                <Stack grow>
                  <FormSelect id="tried-audience" name="audience" label="Opened by" options={TRIED_AUDIENCES} required />
                </Stack>
                <Stack grow>
                  <FormDateField name="day" label="On" />
                </Stack>
              </Row>
            </Row>
            <Row>
              <Button type="submit">Try path</Button>
            </Row>
            <TriedPath tried={tried} today={today} version={version} />
          </Stack>
        </SubmitForm>
      </Stack>
    </Card>
  );
}
