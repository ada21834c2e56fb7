/**
 * The parameters of a screen's stories. A screen is a whole page, so the docs show each in a
 * separate frame.
 */
export const screenParameters = {
  layout: 'fullscreen',
  controls: { disable: true },
  docs: { story: { inline: false, height: '740px' } },
} as const;
