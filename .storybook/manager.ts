import { createElement, Fragment } from 'react';
import { ToggleButton } from 'storybook/internal/components';
import { addons, types, useGlobals } from 'storybook/manager-api';
import { preferredTheme, themes } from './theme.ts';

const unused = createElement('span', { style: { marginInlineStart: 8, fontSize: 12, opacity: 0.8 } }, 'unused');

addons.setConfig({
  theme: themes[preferredTheme()],
  sidebar: {
    // Marks parts that no screen uses yet (main.ts tags them).
    renderLabel: (item) =>
      item.type === 'component' && item.tags.includes('unused') ? createElement(Fragment, null, item.name, unused) : item.name,
  },
});

/** Storybook offers its viewports on stories only. This one is for documentation pages. */
function PhoneInDocs() {
  const [globals, updateGlobals] = useGlobals();
  const isPhone = (globals['viewport'] as { value?: unknown } | undefined)?.value === 'phone';
  return createElement(
    ToggleButton,
    {
      pressed: isPhone,
      padding: 'small',
      variant: 'ghost',
      ariaLabel: 'Show the stories of this page as on a phone, 360 px wide',
      onClick: () => updateGlobals({ viewport: { value: isPhone ? undefined : 'phone', isRotated: false } }),
    },
    'Phone',
  );
}

addons.register('atlas/docs-viewport', () => {
  addons.add('atlas/docs-viewport/tool', {
    type: types.TOOL,
    title: 'Phone on documentation pages',
    match: ({ viewMode }) => viewMode === 'docs',
    render: () => createElement(PhoneInDocs),
  });
});
