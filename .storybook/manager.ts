import { createElement, Fragment } from 'react';
import { addons } from 'storybook/manager-api';
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
