import { FormSection, Text } from '@atlas/ui';
import { ThemeChoice } from '../../shell/ThemeChoice.tsx';

/** The theme on this device. */
export function AppearanceSection() {
  return (
    <FormSection title="Appearance" description="On this device. System follows what you chose for your phone or computer.">
      <ThemeChoice />
      <Text size={14} tone="muted">
        Dark is easier on the eyes at night, and on some phones on the battery.
      </Text>
    </FormSection>
  );
}
