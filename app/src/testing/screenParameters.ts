/** The parameters of a screen's stories; in the docs each stands in a frame of its own, as a screen is a whole page. */
export const screenParameters = {
  layout: 'fullscreen',
  controls: { disable: true },
  docs: { story: { inline: false, height: '740px' } },
} as const;
