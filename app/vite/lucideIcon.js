import { createElement } from 'react';

const ATTRIBUTES = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
};

/**
 * Replaces Lucide's own icon factory in the build. It renders the same drawing, without the unused
 * properties for sizes, strokes and class names. Only the kit's Icon renders icons, and it styles
 * them.
 */
// oxlint-disable-next-line import/no-default-export -- the module it replaces has one
export default function createLucideIcon({ node }) {
  // Children are passed one by one, because the build removes their keys (leanIcons.ts).
  const drawing = node.map(([tag, attributes]) => createElement(tag, attributes));
  return (properties) => createElement('svg', { ...ATTRIBUTES, ...properties }, ...drawing);
}
