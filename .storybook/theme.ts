import { create } from 'storybook/theming';
import { dark, light } from '@atlas/ui/tokens/colour.ts';

export type StorybookTheme = 'light' | 'dark';

/** The device's preferred theme; the toolbar changes it for the stories. */
export const preferredTheme = (): StorybookTheme => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

/** The mark of `Logo` and the word next to it, in the colours of a theme. */
const brand = (colours: Readonly<Record<string, string>>) => `
<span style="display:inline-flex;align-items:center;gap:8px;font-size:18px;font-weight:800;letter-spacing:-.035em;color:${colours['ink']}">
  <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
    <g fill="${colours['accent']}">
      <path d="M15 4.2c.2-.7 1-.5 1 .2v16.2c0 .5-.4.9-.9.9H6.4c-.8 0-1.1-.7-.7-1.3C9.6 15 13 10 15 4.2Z"/>
      <path opacity=".72" d="M18 9.3c0-.7.7-1 1.1-.4 3 4 5.3 7.3 6.9 11.3.3.7-.1 1.3-.8 1.3h-6.3a.9.9 0 0 1-.9-.9Z"/>
      <path d="M3.3 24.2h25.4c.7 0 1 .6.6 1.1-1.2 1.7-2.9 2.7-5.3 2.7H8c-2.4 0-4.1-1-5.3-2.7-.4-.5-.1-1.1.6-1.1Z"/>
    </g>
    <circle fill="${colours['highlight']}" cx="25.6" cy="6.4" r="3.4"/>
  </svg>
  Atlas
</span>`;

const themeOf = (base: StorybookTheme, colours: typeof dark | typeof light) =>
  create({
    base,
    brandTitle: brand(colours),
    brandUrl: './?path=/docs/foundations-start-here--docs',
    brandTarget: '_self',
    fontBase: "'Plus Jakarta Sans Variable', system-ui, sans-serif",
    colorPrimary: colours.accent,
    colorSecondary: colours.accent,
    appBg: colours.canvas,
    appContentBg: colours.surface,
    appPreviewBg: colours.canvas,
    appHoverBg: colours['accent-surface'],
    appBorderColor: colours.line,
    appBorderRadius: 8,
    textColor: colours.ink,
    textInverseColor: colours['accent-ink'],
    textMutedColor: colours['ink-muted'],
    barBg: colours.surface,
    barTextColor: colours['ink-muted'],
    barHoverColor: colours['accent-text'],
    barSelectedColor: colours['accent-text'],
    buttonBg: colours.surface,
    buttonBorder: colours['line-strong'],
    booleanBg: colours['surface-sunken'],
    booleanSelectedBg: colours.surface,
    inputBg: colours.surface,
    inputBorder: colours['line-strong'],
    inputTextColor: colours.ink,
    inputBorderRadius: 8,
  });

/** Atlas' own look for Storybook's interface and pages. */
export const themes = { light: themeOf('light', light), dark: themeOf('dark', dark) } as const;
