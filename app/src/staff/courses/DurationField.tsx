import { TextField } from '@atlas/ui';
import { useNumberText } from '@atlas/ui/components/forms/useNumberText.ts';
import { useBoundField } from '@atlas/ui/forms/useBoundField.ts';
import { clockSeconds, clockText } from '@atlas/domain/courses';

const parse = (text: string): number | null => (text.trim() === '' ? null : clockSeconds(text));

/**
 * Form field for the length of a lesson, typed as minutes and seconds. Its value is in seconds, or
 * null if empty.
 */
export function DurationField({ name }: { name: string }) {
  const { value, onChange, onBlur, onFocus: _, error } = useBoundField<number | null>(name, null);
  const number = useNumberText({ value, onChange, parse, format: clockText });
  return (
    <TextField
      name={name}
      label="Duration"
      hint="How long it takes to watch or read, in minutes and seconds: 7:15, or 7."
      optionalText="(optional)"
      value={number.text}
      error={error}
      onChange={number.type}
      onBlur={() => {
        number.leave();
        onBlur();
      }}
    />
  );
}
