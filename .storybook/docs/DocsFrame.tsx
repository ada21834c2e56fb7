import { DocsContainer } from '@storybook/addon-docs/blocks';
import { GlobalStyle } from '@atlas/ui/tokens/GlobalStyle.tsx';
import { useSyncExternalStore } from 'react';
import type { ComponentProps } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { publishGlobals } from '../followDocs.ts';
import { showGlobals, viewportOf } from '../showGlobals.ts';
import { preferredTheme, themes } from '../theme.ts';
import type { StorybookTheme } from '../theme.ts';

let shown: StorybookTheme = preferredTheme();

const channel = addons.getChannel();
function follow({ globals }: { globals: Record<string, unknown> }): void {
  shown = globals['theme'] === 'dark' ? 'dark' : 'light';
  showGlobals(globals);
  publishGlobals(globals);
  // The width of the screens on this page, which are in frames.
  const viewport = viewportOf(globals);
  if (viewport === undefined) delete document.documentElement.dataset['viewport'];
  else document.documentElement.dataset['viewport'] = viewport;
}
channel.on(SET_GLOBALS, follow);
channel.on(GLOBALS_UPDATED, follow);

function subscribe(listener: () => void): () => void {
  channel.on(GLOBALS_UPDATED, listener);
  return () => channel.off(GLOBALS_UPDATED, listener);
}

/** A documentation page in the kit's typography and colours, in the theme of the toolbar. */
export function DocsFrame({ children, ...rest }: ComponentProps<typeof DocsContainer>) {
  const theme = useSyncExternalStore(subscribe, () => shown);
  return (
    <DocsContainer {...rest} theme={themes[theme]}>
      <GlobalStyle />
      {children}
    </DocsContainer>
  );
}
