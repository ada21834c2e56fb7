import { FormSection, Text, ThemeControl, useTheme } from '@atlas/ui';

/** How Atlas looks on this device. */
export function AppearanceSection() {
  const [theme, setTheme] = useTheme();
  return (
    <FormSection title="Appearance" description="On this device. System follows what you chose for your phone or computer.">
      <ThemeControl value={theme} onChange={setTheme} />
      <Text size={14} tone="muted">
        Dark is easier on the eyes at night, and on some phones on the battery.
      </Text>
    </FormSection>
  );
}
