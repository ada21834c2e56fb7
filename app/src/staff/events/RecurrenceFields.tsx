import { FormCheckboxGroup } from '@atlas/ui/forms/FormCheckboxGroup.tsx';
import { FormDateField } from '@atlas/ui/forms/FormDateField.tsx';
import { FormNumberField } from '@atlas/ui/forms/FormNumberField.tsx';
import { FormSelect } from '@atlas/ui/forms/FormSelect.tsx';
import { MAX_INTERVAL, RECURRENCE_UNITS } from '@atlas/domain/events';
import { DAY_NAMES } from '@atlas/domain/time';
import { useField } from 'react-final-form';

const UNITS = RECURRENCE_UNITS.map(({ value, label }) => ({ value, label: `Every ${label.toLowerCase()}` }));
const DAYS = DAY_NAMES.map((name) => ({ value: name, label: name }));

/** Form fields for an event's recurrence. The further fields depend on the unit. */
export function RecurrenceFields() {
  const every = useField<string>('every', { subscription: { value: true } }).input.value;
  const unit = RECURRENCE_UNITS.find(({ value }) => value === every);
  return (
    <>
      <FormSelect name="every" label="Repeats" options={UNITS} empty={null} placeholder="Does not repeat" />
      {unit && (
        <>
          <FormNumberField
            name="interval"
            label="Interval"
            hint={`1 is every ${unit.value}, 2 is every other one.`}
            unit={`${unit.value}s`}
            min={1}
            max={MAX_INTERVAL}
            required
          />
          {unit.value === 'week' && (
            <FormCheckboxGroup
              name="weekDays"
              label="Days"
              hint="If none is chosen, it repeats on the weekday it starts."
              options={DAYS}
              optionalText="(optional)"
            />
          )}
          <FormDateField name="until" label="Last day" hint="Leave empty to repeat without end." optionalText="(optional)" />
        </>
      )}
    </>
  );
}
