import type { Plugin } from 'vite';

/**
 * Storybook's reader of types writes "unknown" for `readonly Item[]`. Blanks in the place of the word change nothing but what it reads, and keep
 * every column.
 */
export function readableTypes(): Plugin {
  return {
    name: 'readable-types',
    enforce: 'pre',
    transform: {
      filter: { id: /packages\/ui\/src\/[^?]+\.tsx$/ },
      handler: (code) => ({ code: code.replaceAll(/(?<=[:(|] ?)readonly (?=[\w.]+(<[^<>]*>)?\[\])/g, ' '.repeat(9)), map: null }),
    },
  };
}
