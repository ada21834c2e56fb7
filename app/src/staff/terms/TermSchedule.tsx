import { DateField, Heading, PesoField, Row, Stack } from '@atlas/ui';
import { fieldErrors } from '@atlas/domain/forms';
import { formatAmount } from '@atlas/domain/money';
import { samplePurchaseForm, schedulePreview } from '@atlas/domain/payments';
import { isoDay } from '@atlas/domain/time';
import { type KeyboardEvent, useState } from 'react';
import { useNow } from '../../session/useNow.ts';
import { ScheduleTable } from '../shared/selling/ScheduleTable.tsx';

/** The price of the first sample, typical of an offer. */
const SAMPLE_PRICE = 9999;

/** Keeps Enter in a sample field from saving the form around it. */
const ignoreEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
};

/**
 * The schedule of a payment term for a sample purchase, by the rule that charges people.
 *
 * @param term the form values of the term, which may be incomplete
 */
export function TermSchedule({ term }: { term: object }) {
  const now = useNow();
  const [price, setPrice] = useState<number | null>(SAMPLE_PRICE);
  const [from, setFrom] = useState(() => isoDay(now));
  const errors = fieldErrors(samplePurchaseForm, { price, from });
  return (
    <Stack gap={4} as="section" aria-labelledby="term-schedule">
      <Heading level={2} size="subheading" id="term-schedule">
        Sample schedule
      </Heading>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles the keys of its fields */}
      <fieldset aria-label="Sample purchase" onKeyDown={ignoreEnter}>
        <Row wrap align="start" gap={4}>
          <PesoField name="samplePrice" label="Price" value={price} onChange={setPrice} error={errors?.['price']} />
          <DateField name="sampleDay" label="Day of purchase" value={from} onChange={setFrom} error={errors?.['from']} />
        </Row>
      </fieldset>
      <ScheduleTable
        label="Sample schedule"
        preview={schedulePreview(term, { price, from })}
        totalText={(total, payments) => (payments === 0 ? 'A free offer has no payments.' : `${formatAmount(total)} in total`)}
      />
    </Stack>
  );
}
