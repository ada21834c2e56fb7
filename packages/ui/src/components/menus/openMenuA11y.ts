/**
 * For stories whose Menu is open. Base UI puts an element before and after it that can be focused and hands the focus on at once; axe takes these for
 * content that is hidden and focusable.
 */
export const openMenuA11y = {
  context: { include: ['body'], exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root', '[data-base-ui-focus-guard]'] },
};
