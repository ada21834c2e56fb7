import type { Decorator } from '@storybook/react-vite';
import { Fragment } from 'react';
import { DataUseContext } from '@atlas/ui';
import { GlobalStyle } from '@atlas/ui/tokens/GlobalStyle.tsx';
import { showGlobals, viewportOf } from './showGlobals.ts';

/**
 * Applies the toolbar's theme, text size and motion to the page, as a device and the application
 * would, and the kit's variables around the story.
 */
export const withGlobals: Decorator = (Story, { globals }) => {
  showGlobals(globals);
  return (
    <>
      <GlobalStyle />
      <Story />
    </>
  );
};

const LOW = { isLow: true, pictureSources: (src: string) => ({ src }) };

/**
 * Turns low data on for a story while the toolbar does. Screens have it as an argument, since they
 * read it once from their browser.
 */
export const withLowData: Decorator = (Story, { globals, title, args }) => {
  if (globals['lowData'] !== 'on') return <Story key="off" />;
  const isScreen = title.startsWith('Screens/') && !('lowData' in args);
  return (
    <DataUseContext value={LOW}>
      <Fragment key="on">
        <Story {...(isScreen && { args: { ...args, lowData: 'on' } })} />
      </Fragment>
    </DataUseContext>
  );
};

/**
 * Shows a story of a documentation page in a frame as wide as a phone while the toolbar does, so
 * that its media queries apply.
 */
export const withDocsViewport: Decorator = (Story, { globals, viewMode, id, name }) =>
  viewMode === 'docs' && viewportOf(globals) === 'phone' ? (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this Storybook
    <iframe title={name} src={`iframe.html?viewMode=story&id=${id}`} width={360} height={480} style={{ border: 0 }} />
  ) : (
    <Story />
  );
