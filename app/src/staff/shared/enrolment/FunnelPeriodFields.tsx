import { Columns, DateField } from '@atlas/ui';
import { FormNumberField } from '@atlas/ui/forms/FormNumberField.tsx';
import { useBoundField } from '@atlas/ui/forms/useBoundField.ts';
import { MAX_START_DAYS, MAX_VALIDITY_DAYS, validityDateOf, validityDaysOf } from '@atlas/domain/funnels';
import { BACKDATE_DAYS } from '@atlas/domain/ledger';
import { isLifetime, LIFETIME_ACCESS } from '@atlas/domain/subscriptions';
import { addManilaDays, fromIsoDay, isoDay, manilaDaysBetween, startOfManilaDay } from '@atlas/domain/time';
import { useState } from 'react';
import { useNow } from '../../../session/useNow.ts';

interface FunnelPeriodFieldsProps {
  /** The path of the funnel's values in the form. */
  path: string;
  /** The start that the preview found, which a renewal moves; null while there is none. */
  startsAt: Date | null;
}

const isWithin = (days: number | null, least: number, most: number): days is number =>
  days !== null && Number.isInteger(days) && days >= least && days <= most;

/**
 * The start and the validity of a funnel for one person, each in days and as a date. The two follow
 * each other; an empty validity is access that does not end.
 *
 * @spec 2 §3, §5
 */
export function FunnelPeriodFields({ path, startsAt }: FunnelPeriodFieldsProps) {
  const now = useNow();
  const today = startOfManilaDay(now);
  const start = useBoundField<number | null>(`${path}.startByDays`, null);
  const validity = useBoundField<number | null>(`${path}.validityByDays`, null);
  const startDate = isWithin(start.value, -BACKDATE_DAYS, MAX_START_DAYS) ? addManilaDays(today, start.value) : null;
  const from = startsAt ?? startDate ?? today;
  const isValid = validity.value === null || isWithin(validity.value, 1, MAX_VALIDITY_DAYS);
  const end = isValid ? validityDateOf(validity.value, from) : null;
  return (
    <>
      <Columns>
        <FormNumberField
          name={`${path}.startByDays`}
          label="Start"
          hint="From today. 0 is today; a start in the past is below 0."
          unit="days"
          min={-BACKDATE_DAYS}
          max={MAX_START_DAYS}
        />
        <TypedDate
          name={`${path}.startDate`}
          label="Start date"
          hint="Changes the days to the start."
          value={startDate}
          onDate={(date) => start.onChange(manilaDaysBetween(now, date))}
        />
      </Columns>
      <Columns>
        <FormNumberField
          name={`${path}.validityByDays`}
          label="Validity"
          hint={validity.value === null ? `Empty: ${LIFETIME_ACCESS}.` : 'Counted from the start of the access.'}
          unit="days"
          min={1}
          max={MAX_VALIDITY_DAYS}
          optionalText="(optional)"
        />
        <TypedDate
          name={`${path}.validityDate`}
          label="End of access"
          hint="Changes the validity."
          value={end === null || isLifetime(end) ? null : end}
          onDate={(date) => validity.onChange(validityDaysOf(date, from))}
          onClear={() => validity.onChange(null)}
          optionalText="(optional)"
        />
      </Columns>
    </>
  );
}

interface TypedDateProps {
  name: string;
  label: string;
  hint: string;
  value: Date | null;
  onDate: (date: Date) => void;
  onClear?: () => void;
  optionalText?: string;
}

/** A date that follows a number of days. It keeps what is typed: a day is complete only with its last digit. */
function TypedDate({ value, onDate, onClear, ...field }: TypedDateProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const change = (day: string) => {
    setTyped(day);
    const date = fromIsoDay(day);
    if (day === '') onClear?.();
    else if (date !== null && date.getFullYear() >= 2000) onDate(date);
  };
  return <DateField {...field} value={typed ?? (value === null ? '' : isoDay(value))} onChange={change} onBlur={() => setTyped(null)} />;
}
