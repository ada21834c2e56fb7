import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ID = 'virtual:icons-in-use';

/** The names of all icons that the sources of the kit and the application import, in alphabetical order. */
function iconNames(root: string): string[] {
  const sources = globSync(['packages/ui/src/**/*.{ts,tsx}', 'app/src/**/*.{ts,tsx}'], { cwd: root });
  const names = sources.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/from 'lucide-react\/icons\/([a-z\d-]+)'/g)].map(([, name]) => name!),
  );
  return [...new Set(names)].toSorted();
}

/**
 * Provides the module `virtual:icons-in-use`, so that the page about icons shows exactly those that
 * are imported somewhere.
 */
export function iconsInUse(root: string): Plugin {
  return {
    name: 'icons-in-use',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      const names = iconNames(root);
      const imports = names.map((name, n) => `import icon${n} from 'lucide-react/icons/${name}';`);
      const entries = names.map((name, n) => `['${name}', icon${n}]`);
      return `${imports.join('\n')}\nexport const iconsInUse = [${entries.join(', ')}];`;
    },
  };
}
