import type { Plugin } from 'vite';

/**
 * Makes `readonly Item[]` readable to Storybook, whose type parser reports it as "unknown". The
 * word is replaced by blanks only for the parser, which keeps every column.
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
