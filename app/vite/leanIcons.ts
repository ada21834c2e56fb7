import type { Plugin } from 'vite';

const ICON = /lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/;

/**
 * Removes the keys of an icon's parts, its name and its size. The keys are random letters that do
 * not compress. The build's replacement for Lucide's icon factory (`lucideIcon.js`) does not read
 * any of them.
 */
export const leanIcon = (code: string): string =>
  code
    .replaceAll(/,?\s*key: "[^"]*"/g, '')
    .replace(/\n\s*name: "[^"]*",/, '')
    .replace(/\n\s*size: 24,/, '')
    .replace(/\n__iconData\.node;/, '');

/** Removes from Lucide's icons what only their original factory needs. */
export const leanIcons = (): Plugin => ({
  name: 'atlas-lean-icons',
  transform: (code, id) => (ICON.test(id) ? { code: leanIcon(code), map: null } : null),
});
