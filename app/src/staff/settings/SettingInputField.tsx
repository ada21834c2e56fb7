import { type Setting, type SettingName, SETTINGS } from '@atlas/domain/settings';
import { Row, Stack } from '@atlas/ui';
import { FormCheckbox } from '@atlas/ui/forms/FormCheckbox.tsx';
import { FormDateField } from '@atlas/ui/forms/FormDateField.tsx';
import { FormNumberField } from '@atlas/ui/forms/FormNumberField.tsx';
import { FormTextArea } from '@atlas/ui/forms/FormTextArea.tsx';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import { FormTimeField } from '@atlas/ui/forms/FormTimeField.tsx';

const ROWS_OF_LIST = 6;

/** The input field of a setting, depending on its type. */
export function SettingInputField({ name }: { name: SettingName }) {
  const { type, label, description: hint, required, least = 0, most, unit }: Setting = SETTINGS[name];
  const field = { name, label, hint };
  const mayBeEmpty = required === true ? { required } : { optionalText: '(optional)' };
  switch (type) {
    case 'boolean':
      return <FormCheckbox {...field} />;
    case 'number':
      return <FormNumberField {...field} min={least} max={most} unit={unit} required />;
    case 'instant':
      return (
        <Row gap={3} align="start" wrap>
          <Stack grow>
            <FormDateField {...field} name={`${name}.day`} required />
          </Stack>
          <Stack>
            <FormTimeField name={`${name}.time`} label="Time in Manila" required />
          </Stack>
        </Row>
      );
    case 'list':
      return <FormTextArea {...field} rows={ROWS_OF_LIST} {...mayBeEmpty} />;
    case 'link':
      return <FormTextField {...field} inputMode="url" autoCapitalize="none" autoComplete="off" {...mayBeEmpty} />;
    default:
      return <FormTextField {...field} autoComplete="off" {...mayBeEmpty} />;
  }
}
