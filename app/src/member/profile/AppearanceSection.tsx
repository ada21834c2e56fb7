import { FormSection, Text } from '@atlas/ui';
import { ThemeChoice } from '../../shell/ThemeChoice.tsx';

/** The theme on this device. */
export function AppearanceSection() {
  return (
    <FormSection title="Appearance" description="Applies to this device. System follows your phone or computer setting.">
      <ThemeChoice />
      <Text size={14} tone="muted">
        Dark is easier on the eyes at night, and saves battery on some phones.
      </Text>
    </FormSection>
  );
}
