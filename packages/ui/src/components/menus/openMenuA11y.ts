/**
 * For stories with an open Menu. Base UI adds focusable guard elements before and after it that
 * pass the focus on, which axe reports as hidden focusable content. Only those are excluded; the
 * other selectors are the addon's defaults, which a context replaces.
 */
export const openMenuA11y = {
  context: { include: ['body'], exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root', '[data-base-ui-focus-guard]'] },
};
