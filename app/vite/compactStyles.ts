import type { Plugin } from 'vite';

/** Leaves out the indentation of styles. In minified code only template literals have lines, and of those only styles end them so. */
export const compactStyles = (): Plugin => ({
  name: 'atlas-compact-styles',
  applyToEnvironment: ({ name }) => name === 'client',
  apply: 'build',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type === 'chunk') chunk.code = chunk.code.replaceAll(/(?<=[;{])\n\s+/g, '');
    }
  },
});
