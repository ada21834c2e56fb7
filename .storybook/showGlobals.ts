type Globals = Readonly<Record<string, unknown>>;

/** The choices of the toolbar, each next to its reset. Storybook stores them in the address. */
export const TOOLBAR = {
  textSize: { title: 'Text size', icon: 'paragraph', items: { '130': 'Text 130 %', '200': 'Text 200 %' } },
  motion: { title: 'Motion', icon: 'lightning', items: { reduced: 'Reduced motion' } },
  lowData: { title: 'Low data', icon: 'transfer', items: { on: 'Low data on' } },
} as const;

/** The name of the viewport that the toolbar has chosen, for example "phone". */
export function viewportOf(globals: Globals): string | undefined {
  const { value } = (globals['viewport'] ?? {}) as { value?: unknown };
  return typeof value === 'string' ? value : undefined;
}

/** Applies the choices of the toolbar to the page, as a device and the application would. */
export function showGlobals(globals: Globals): void {
  const root = document.documentElement;
  root.dataset['theme'] = globals['theme'] === 'dark' ? 'dark' : 'light';
  const size = globals['textSize'];
  // All sizes of text are in rem.
  root.style.fontSize = typeof size === 'string' && size !== '' ? `${size}%` : '';
  if (globals['motion'] === 'reduced') root.dataset['motion'] = 'reduced';
  else delete root.dataset['motion'];
}
