import { DateField, Row, Stack, TimeField } from '@atlas/ui';

interface MomentInputProps {
  name: string;
  label: string;
  hint?: string | undefined;
  /** As '2026-01-31T20:00', or ''. */
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
}

/** The time of a day that was chosen first. */
const END_OF_DAY = '23:59';

/** A day and a time in Manila. */
export function MomentInput({ name, label, hint, value, onChange, error }: MomentInputProps) {
  const [day = '', time = ''] = value.split('T');
  return (
    <Row gap={3} wrap align="start">
      <Stack>
        <DateField
          name={name}
          label={label}
          hint={hint}
          error={error}
          value={day}
          onChange={(next) => onChange(next === '' ? '' : `${next}T${time || END_OF_DAY}`)}
        />
      </Stack>
      <Stack>
        <TimeField
          name={`${name}-time`}
          label="Time"
          value={time}
          onChange={(next) => onChange(day === '' ? '' : `${day}T${next || END_OF_DAY}`)}
        />
      </Stack>
    </Row>
  );
}
