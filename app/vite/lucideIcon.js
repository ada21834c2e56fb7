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
 * What the build takes for lucide's own maker of icons: the same drawing, without the sizes, strokes and class names as properties that nobody
 * gives it. The kit's Icon is the only one that draws icons, and styles them.
 */
// oxlint-disable-next-line import/no-default-export -- what it stands for has one
export default function createLucideIcon({ node }) {
  // Children one by one, because the build takes their keys away (leanIcons.ts).
  const drawing = node.map(([tag, attributes]) => createElement(tag, attributes));
  return (properties) => createElement('svg', { ...ATTRIBUTES, ...properties }, ...drawing);
}
