import { Alert, Button, Card, Heading, KeyValueList, ReadColumn, Stack, Text, TextField } from '@atlas/ui';
import { formatAmount } from '@atlas/domain/money';
import { formatLongDate } from '@atlas/domain/time';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { PageTitle } from '../../routing/PageTitle.tsx';
import type { ReceiptPageQuery$data } from './__generated__/ReceiptPageQuery.graphql.ts';

const TITLE = 'Check a receipt';

/**
 * `/thank-you?of=receipt&code=`: whether a payment acknowledgement is real, without the name of its
 * payer. Works without script.
 * @spec a product decision
 */
export function ReceiptScreen({ data: { checkedReceipt: found } }: { data: ReceiptPageQuery$data }) {
  const given = new URLSearchParams(useSearch()).get('code') ?? '';
  const [code, setCode] = useState(given);
  return (
    <ReadColumn>
      <PageTitle title={TITLE} />
      <Stack gap={6}>
        <Stack gap={3}>
          <Heading level={1} size="title">
            {TITLE}
          </Heading>
          <Text tone="muted">The code is at the bottom of a payment acknowledgement. This page says whether we issued it.</Text>
        </Stack>
        {found ? (
          <Card as="section" aria-labelledby="found">
            <Stack gap={4}>
              <Heading level={2} size="subheading" id="found">
                This receipt is real
              </Heading>
              <KeyValueList
                layout="grid"
                items={[
                  { label: 'Amount received', value: formatAmount(found.amount) },
                  { label: 'Paid on', value: formatLongDate(`${found.day}T00:00:00+08:00`) },
                  { label: 'Code', value: found.code },
                ]}
              />
            </Stack>
          </Card>
        ) : (
          given !== '' && (
            <Alert tone="warning" title="We know no valid receipt with this code">
              Compare it with the document, letter by letter. A payment that was taken back has no valid receipt.
            </Alert>
          )
        )}
        <form method="get" action="/thank-you">
          <input type="hidden" name="of" value="receipt" />
          <Stack gap={4}>
            <TextField
              name="code"
              label="Code"
              value={code}
              onChange={setCode}
              autoComplete="off"
              autoCapitalize="characters"
              hint="16 letters and digits."
            />
            <Button type="submit" variant={found ? 'secondary' : 'primary'}>
              Check
            </Button>
          </Stack>
        </form>
      </Stack>
    </ReadColumn>
  );
}
