import { ThemeControl, useTheme } from '@atlas/ui';

/** Chooses System, Light or Dark for this device. */
export function ThemeChoice() {
  const [theme, setTheme] = useTheme();
  return <ThemeControl value={theme} onChange={setTheme} />;
}
