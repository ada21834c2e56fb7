import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { Plugin } from 'vite';
import { unusedParts } from './kitUse.ts';
import { listScreens } from './screens.ts';
import { whatIsNew } from './whatIsNew.ts';

const SCREENS = 'virtual:screens';
const UNUSED = 'virtual:unused-parts';
const NEW = 'virtual:what-is-new';

/** The baseline picture of a screen: the light one when there is one. */
function pictureOf(root: string, ids: readonly string[]): string | undefined {
  const rendered = ids.flatMap((id) => globSync(`tests/visual/baseline/${id}-{phone,desktop}-{light,dark}.png`, { cwd: root }));
  return rendered.find((path) => path.endsWith('-light.png')) ?? rendered[0];
}

function screensModule(root: string): string {
  const pictures: string[] = [];
  const screens = Object.fromEntries(
    Object.entries(listScreens(root)).map(([audience, listed]) => [
      audience,
      listed.map((screen) => {
        const ids = screen.states.map(({ id }) => id);
        const picture = pictureOf(root, ids);
        return { ...screen, picture: picture === undefined ? null : pictures.push(picture) - 1 };
      }),
    ]),
  );
  const imports = pictures.map((path, n) => `import picture${n} from ${JSON.stringify(`${join(root, path)}?url`)};`);
  return `${imports.join('\n')}
const pictures = [${pictures.map((path, n) => `{ src: picture${n}, phone: ${path.includes('-phone-')} }`).join(', ')}];
const screens = ${JSON.stringify(screens)};
export const screensOf = (audience) => screens[audience].map((screen) => ({ ...screen, picture: pictures[screen.picture] }));`;
}

/** The title of the page that documents each part, by the part's name. */
function pagesOfParts(root: string): Map<string, string> {
  const pages = new Map<string, string>();
  for (const path of globSync('packages/ui/src/**/*.stories.tsx', { cwd: root })) {
    const { meta, _metaAnnotations } = loadCsf(readFileSync(join(root, path), 'utf8'), { makeTitle: (title) => title }).parse();
    const { subcomponents } = _metaAnnotations;
    const others = subcomponents?.type === 'ObjectExpression' ? subcomponents.properties : [];
    const names = others.flatMap((other) => (other.type === 'ObjectProperty' && other.key.type === 'Identifier' ? [other.key.name] : []));
    for (const name of [meta.component?.replace(/<.*/s, ''), ...names]) if (name) pages.set(name, meta.title ?? '');
  }
  return pages;
}

function unusedModule(root: string): string {
  const pages = pagesOfParts(root);
  const parts = unusedParts(root).map(({ name }) => ({ name, page: pages.get(name) ?? '' }));
  return `export const unusedParts = ${JSON.stringify(parts)};`;
}

const newModule = (root: string): string => `export const daysOfChanges = ${JSON.stringify(whatIsNew(root))};`;

/** The story files whose part no screen uses yet. */
export function unusedStories(root: string): Set<string> {
  return new Set(unusedParts(root).map(({ file }) => join(root, 'packages/ui/src', file.replace(/\.tsx$/, '.stories.tsx'))));
}

/**
 * Provides the data of Storybook's overview pages, read from the sources: the tables of screens,
 * the kit's unused parts, and the latest changes.
 */
export function catalogue(root: string): Plugin {
  const modules: Readonly<Record<string, (root: string) => string>> = {
    [SCREENS]: screensModule,
    [UNUSED]: unusedModule,
    [NEW]: newModule,
  };
  return {
    name: 'catalogue',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load(id) {
      const make = id.startsWith('\0') ? modules[id.slice(1)] : undefined;
      if (!make) return undefined;
      for (const table of globSync('app/src/*/screens.ts', { cwd: root })) this.addWatchFile(join(root, table));
      return make(root);
    },
  };
}
