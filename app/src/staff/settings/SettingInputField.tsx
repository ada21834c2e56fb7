import { endedMonths, monthText, type Setting, type SettingName, SETTINGS } from '@atlas/domain/settings';
import { Row, Stack } from '@atlas/ui';
import { FormCheckbox } from '@atlas/ui/forms/FormCheckbox.tsx';
import { FormDateField } from '@atlas/ui/forms/FormDateField.tsx';
import { FormNumberField } from '@atlas/ui/forms/FormNumberField.tsx';
import { FormPesoField } from '@atlas/ui/forms/FormPesoField.tsx';
import { FormRadioGroup } from '@atlas/ui/forms/FormRadioGroup.tsx';
import { FormSelect } from '@atlas/ui/forms/FormSelect.tsx';
import { FormTextArea } from '@atlas/ui/forms/FormTextArea.tsx';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import { FormTimeField } from '@atlas/ui/forms/FormTimeField.tsx';
import { useBoundField } from '@atlas/ui/forms/useBoundField.ts';
import { useNow } from '../../session/useNow.ts';
import { PayAccountsField } from './PayAccountsField.tsx';
import { PayMethodsField } from './PayMethodsField.tsx';
import { QrPictureField } from './QrPictureField.tsx';

const ROWS_OF_LIST = 6;
/** The number of months to choose from. An earlier stored month stays an option. */
const OFFERED_MONTHS = 18;

interface SettingInputFieldProps {
  name: SettingName;
  /** Owns the pictures of the setting. */
  settingId: number;
}

/** The input field of a setting, depending on its type. */
export function SettingInputField({ name, settingId }: SettingInputFieldProps) {
  const setting: Setting = SETTINGS[name];
  const { type, label, description: hint, required, least = 0, most, unit, options = [] } = setting;
  const field = { name, label, hint };
  const mayBeEmpty = required === true ? { required } : { optionalText: '(optional)' };
  switch (type) {
    case 'boolean':
      return <FormCheckbox {...field} />;
    case 'number':
      if (unit === 'pesos') return <FormPesoField {...field} required />;
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
    case 'choice':
      return <FormRadioGroup {...field} options={options.map((option) => ({ value: option, label: option }))} required />;
    case 'month':
      return <MonthField {...field} />;
    case 'picture':
      return <QrPictureField name={name} label={label} of={label} settingId={settingId} />;
    case 'accounts':
      return <PayAccountsField {...field} settingId={settingId} />;
    case 'methods':
      return <PayMethodsField {...field} />;
    case 'list':
      return <FormTextArea {...field} rows={ROWS_OF_LIST} {...mayBeEmpty} />;
    case 'link':
      return <FormTextField {...field} inputMode="url" autoCapitalize="none" autoComplete="off" {...mayBeEmpty} />;
    default:
      return <FormTextField {...field} autoComplete="off" {...mayBeEmpty} />;
  }
}

/** A month that has ended, or none. */
function MonthField({ name, ...field }: { name: string; label: string; hint: string }) {
  const { value } = useBoundField<string>(name, '');
  const offered = endedMonths(useNow(), OFFERED_MONTHS);
  const months = value === '' || offered.includes(value) ? offered : [...offered, value];
  const options = months.map((month) => ({ value: month, label: monthText(month) }));
  return <FormSelect {...field} name={name} options={options} placeholder="No month" optionalText="(optional)" />;
}
