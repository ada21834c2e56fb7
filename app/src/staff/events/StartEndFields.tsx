import { Row, Stack } from '@atlas/ui';
import { FormDateField } from '@atlas/ui/forms/FormDateField.tsx';
import { FormSelect } from '@atlas/ui/forms/FormSelect.tsx';
import { TIME_SLOTS, TIME_ZONES, timeZoneLabel, timeZoneName } from '@atlas/domain/time';

const optionOf = (text: string) => ({ value: text, label: text });
const SLOTS = TIME_SLOTS.map(optionOf);
const ZONES = TIME_ZONES.map((zone) => ({ value: timeZoneLabel(zone), label: timeZoneName(zone) }));

/**
 * Form fields for start and end, in half-hour slots and a time zone.
 *
 * @spec 2 §3 (time zones and time slots)
 */
export const StartEndFields = () => (
  <>
    <Row align="start">
      <Stack grow>
        <FormDateField name="startDay" label="Start day" required />
      </Stack>
      <Stack grow>
        <FormSelect name="startTime" label="Start time" options={SLOTS} placeholder="Choose" required />
      </Stack>
    </Row>
    <Row align="start">
      <Stack grow>
        <FormDateField name="endDay" label="End day" required />
      </Stack>
      <Stack grow>
        <FormSelect name="endTime" label="End time" options={SLOTS} placeholder="Choose" required />
      </Stack>
    </Row>
    <FormSelect name="timeZone" label="Time zone" options={ZONES} required />
  </>
);
