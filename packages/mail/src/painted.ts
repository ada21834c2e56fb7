import { type ColourRole, dark, light } from '@atlas/ui/tokens/colour.ts';

type Painted = Partial<Record<'backgroundColor' | 'borderColor' | 'color', ColourRole>>;

/**
 * The coloured parts of an email. A background and its text change together, even in a client that
 * inverts colours.
 */
const PARTS = {
  canvas: { backgroundColor: 'canvas', color: 'ink' },
  card: { backgroundColor: 'surface', borderColor: 'line', color: 'ink' },
  ink: { color: 'ink' },
  muted: { color: 'ink-muted' },
  link: { color: 'accent-text' },
  button: { backgroundColor: 'accent', color: 'accent-ink' },
  line: { borderColor: 'line' },
} as const satisfies Record<string, Painted>;

type Part = keyof typeof PARTS;

const coloured = (part: Painted, theme: Readonly<Record<ColourRole, string>>) =>
  Object.fromEntries(Object.entries(part).map(([property, role]) => [property, theme[role]]));

/**
 * A part in its light colours, as most clients show it, and the class that the dark style sheet
 * uses.
 */
export const painted = (part: Part): { className: string; style: Record<string, string> } => ({
  className: part,
  style: coloured(PARTS[part], light),
});

const inCss = (property: string) => property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const darkRule = ([part, roles]: [string, Painted]) => {
  const colours = Object.entries(coloured(roles, dark)).map(([property, value]) => `${inCss(property)}:${value}!important`);
  // A table inside the body needs the body's colours, too.
  const selector = part === 'canvas' ? '.canvas,.canvas>table>tbody>tr>td' : `.${part}`;
  return `${selector}{${colours.join(';')}}`;
};

/** The style sheet of an email: the dark theme, and narrower margins on a phone. */
export const SHEET = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  `@media (prefers-color-scheme:dark){${Object.entries(PARTS).map(darkRule).join('')}}`,
  '@media (max-width:480px){.canvas>table>tbody>tr>td{padding:16px 8px!important}.inside{padding:20px 16px!important}}',
].join('');
