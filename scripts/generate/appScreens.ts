import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { GENERATED, type GeneratedFile } from './serverRegistries.ts';

const SOURCE = 'app/src';
/** The audiences of the domain. */
const AUDIENCES = ['public', 'member', 'leader', 'affiliate', 'staff'] as const;

/** A noun's table of screens. */
interface Table {
  audience: string;
  noun: string;
  /** The routes that it has a screen for, in its order. */
  names: string[];
}

/**
 * The keys of the object that a file exports as `screens`.
 *
 * @throws when the file does not export one as a literal
 */
export function screenNamesIn(file: string, code: string): string[] {
  for (const node of parseAst(code, { lang: 'ts' }).body) {
    if (node.type !== 'ExportNamedDeclaration' || node.declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of node.declaration.declarations) {
      if (id.type !== 'Identifier' || id.name !== 'screens' || init === null) continue;
      // The literal is inside `{ … } satisfies ScreenTable`, a TypeScript node that the ESTree
      // types lack.
      const literal =
        (init.type as string) === 'TSSatisfiesExpression' ? (init as unknown as { expression: typeof init }).expression : init;
      if (literal.type !== 'ObjectExpression') continue;
      return literal.properties.map((property) => {
        if (property.type !== 'Property' || property.key.type !== 'Identifier')
          throw new Error(`${file}: a screen must be a plain property`);
        return property.key.name;
      });
    }
  }
  throw new Error(`${file} does not export \`screens\` as an object literal`);
}

function tablesOf(root: string): Table[] {
  return AUDIENCES.flatMap((audience) => {
    const folders = readdirSync(join(root, SOURCE, audience), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const nouns = folders.map(({ name }) => name).filter((noun) => existsSync(join(root, SOURCE, audience, noun, 'screens.ts')));
    return nouns.toSorted().map((noun) => {
      const file = `${SOURCE}/${audience}/${noun}/screens.ts`;
      return { audience, noun, names: screenNamesIn(file, readFileSync(join(root, file), 'utf8')) };
    });
  });
}

const quoted = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ');

/** The registry of the application's screens: the routes that have one, and their tables. */
export function appScreens(root: string): GeneratedFile[] {
  const tables = tablesOf(root);
  const lists = AUDIENCES.map((audience) => {
    const own = tables.filter((table) => table.audience === audience);
    return `  ${audience}: {\n${own.map(({ noun, names }) => `    ${noun}: [${quoted(names)}],`).join('\n')}\n  },`;
  });
  const loads = AUDIENCES.map((audience) => {
    const own = tables.filter((table) => table.audience === audience);
    const lines = own.map(({ noun }) => `  ${noun}: () => import('../${audience}/${noun}/screens.ts'),`);
    return {
      path: `${SOURCE}/registry/${audience}Loads.ts`,
      text: `${GENERATED}export const LOADS = {\n${lines.join('\n')}\n};\n`,
    };
  });
  return [
    {
      path: `${SOURCE}/registry/screenNames.ts`,
      text: `${GENERATED}export const TABLES = {\n${lists.join('\n')}\n} as const;\n`,
    },
    ...loads,
  ];
}
