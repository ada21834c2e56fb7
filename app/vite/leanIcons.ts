import type { Plugin } from 'vite';

const ICON = /lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/;

/**
 * An icon without the keys of its parts, its name and its size: random letters that nothing compresses, and that the build's own maker of icons
 * (`lucideIcon.js`) does not read.
 */
export const leanIcon = (code: string): string =>
  code
    .replaceAll(/,?\s*key: "[^"]*"/g, '')
    .replace(/\n\s*name: "[^"]*",/, '')
    .replace(/\n\s*size: 24,/, '')
    .replace(/\n__iconData\.node;/, '');

/** Takes from lucide's icons what only their own maker needs. */
export const leanIcons = (): Plugin => ({
  name: 'atlas-lean-icons',
  transform: (code, id) => (ICON.test(id) ? { code: leanIcon(code), map: null } : null),
});
