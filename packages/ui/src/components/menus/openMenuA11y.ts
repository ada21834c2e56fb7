/**
 * For stories whose Menu is open. Base UI puts an element before and after it that can be focused and hands the focus on at once; axe takes these for
 * content that is hidden and focusable. Those two elements alone are left out; the other names are the addon's own, which a context replaces.
 */
export const openMenuA11y = {
  context: { include: ['body'], exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root', '[data-base-ui-focus-guard]'] },
};
