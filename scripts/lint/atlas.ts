import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { browserWhileRendering } from './browserWhileRendering.ts';
import { moduleState } from './moduleState.ts';
import { plainEnglish } from './plainEnglish.ts';
import type { Node, Rule } from './syntax.ts';
import { unusedFields } from './unusedFields.ts';

// Rules of the linter that only this house needs: how the server's modules may know each other (docs/adr/0007-an-order-of-modules.md), how they
// ask the database, how the screens may know each other, how they reach the kit, and what they may not use while the server draws them.

const ORDER_FILE = 'packages/server/src/modules/order.json';

/** The nouns, the lowest first: a module knows those before it. */
const ORDER = JSON.parse(readFileSync(join(import.meta.dirname, '../..', ORDER_FILE), 'utf8')) as readonly string[];

/** A file of the modules: `modules/users/repo.ts` is `repo.ts` of users. What stands beside the folders belongs to no noun. */
interface Place {
  noun: string | null;
  file: string;
}

function placeOf(path: string): Place | null {
  const [, noun = null, file] = /\/packages\/server\/src\/modules\/(?:([^/]+)\/)?(.+)$/.exec(path.replaceAll('\\', '/')) ?? [];
  return file === undefined ? null : { noun, file };
}

/** A rule over imports of files of the modules. It answers what is wrong, or null. */
function ruleOfImports(
  problemOf: (from: Place | null, to: Place, path: string) => string | null,
  fileProblem: (from: Place) => string | null = () => null,
): Rule {
  return {
    create: (linter) => {
      const from = placeOf(linter.filename);
      const look = (node: Node) => {
        const specifier = node.source?.value;
        if (typeof specifier !== 'string' || !specifier.startsWith('.')) return;
        const to = placeOf(resolve(dirname(linter.filename), specifier));
        const message = to && problemOf(from, to, linter.filename);
        if (message != null) linter.report({ node, message });
      };
      return {
        Program: (node) => {
          const message = from && fileProblem(from);
          if (message != null) linter.report({ node, message });
        },
        ImportDeclaration: look,
        ImportExpression: look,
        ExportNamedDeclaration: look,
        ExportAllDeclaration: look,
        TSImportType: look,
      };
    },
  };
}

/** Where the rows of every noun come together. */
const isTableOfAuthorization = (path: string): boolean => /[\\/]registry[\\/]authorizations\.ts$/.test(path);

/** A module knows those before it in the order. Its authorization.ts stands above all of them, the tables of all are one layer below. */
const moduleOrder = ruleOfImports(
  (from, to, path) => {
    if (to.file === 'authorization.ts' && !isTableOfAuthorization(path))
      return 'authorization.ts stands above all modules: only registry/authorizations.ts imports it';
    if (from === null || from.noun === null || from.file === 'authorization.ts' || from.noun === to.noun) return null;
    if (to.noun === null) return `modules/${from.noun} may not know modules/${to.file}: it stands above all modules`;
    if (from.file === 'tables.ts') return null;
    const [own, other] = [ORDER.indexOf(from.noun), ORDER.indexOf(to.noun)];
    return other > own ? `modules/${from.noun} may not know modules/${to.noun}: it stands before it in the order` : null;
  },
  ({ noun }) => (noun === null || ORDER.includes(noun) ? null : `modules/${noun} has no place in ${ORDER_FILE}`),
);

/** Those that hold SQL, for which they join the tables of others. */
const SQL_FILES = ['repo.ts', 'bulk.ts'];
const DOORS = ['commands.ts', 'repo.ts', 'refs.ts', 'scopes.ts'];

/** What a module may use of another one. */
const moduleDoors = ruleOfImports((from, to) => {
  if (from === null || from.noun === null || to.noun === null || from.noun === to.noun) return null;
  if (from.file === 'tables.ts')
    return to.file === 'tables.ts' ? null : "tables.ts refers to other modules' tables.ts and nothing else of them";
  if (DOORS.includes(to.file) || (to.file === 'tables.ts' && SQL_FILES.includes(from.file))) return null;
  return 'a module reaches another one through its commands.ts, repo.ts, refs.ts or scopes.ts; its tables.ts is for repo.ts and bulk.ts alone';
});

const AUDIENCES: readonly (string | undefined)[] = ['public', 'member', 'leader', 'affiliate', 'staff'];

/** A file of the application's screens: `member/courses/X.tsx` is of the noun courses of the audience member. What stands beside the nouns has none. */
function screenPlace(path: string): { audience: string; noun: string | null; file: string } | null {
  const [, audience, noun = null, file = ''] = /\/app\/src\/([^/]+)\/(?:([^/]+)\/)?(.+)$/.exec(path.replaceAll('\\', '/')) ?? [];
  return audience !== undefined && AUDIENCES.includes(audience) ? { audience, noun, file } : null;
}

/** Who may know the screens of an audience from outside: what loads their tables. */
const LOADS_TABLES = /\/app\/src\/registry\/screenLoads\.ts$/;

/** The screens of one audience know nothing of another's, and those of one noun nothing of another noun's; what two share has a place by name. */
const audiences: Rule = {
  create: (linter) => {
    const from = screenPlace(linter.filename);
    const isLoader = LOADS_TABLES.test(linter.filename.replaceAll('\\', '/'));
    const problemOf = (to: NonNullable<typeof from>): string | null => {
      if (from === null) return isLoader ? null : `screens of ${to.audience} are reached through their table, by the router alone`;
      if (from.audience !== to.audience)
        return `${from.audience} does not know ${to.audience}: what both need stands outside of the audiences`;
      if (from.noun === null || to.noun === null || from.noun === to.noun || to.noun === 'shared') return null;
      return `${from.noun} does not know ${to.noun}: what two nouns of an audience need stands in ${from.audience}/shared`;
    };
    const look = (node: Node) => {
      const specifier = node.source?.value;
      if (typeof specifier !== 'string' || !specifier.startsWith('.')) return;
      const to = screenPlace(resolve(dirname(linter.filename), specifier));
      const message = to && problemOf(to);
      if (message != null) linter.report({ node, message });
    };
    return {
      ImportDeclaration: look,
      ImportExpression: look,
      ExportNamedDeclaration: look,
      ExportAllDeclaration: look,
      TSImportType: look,
    };
  },
};

const rules = {
  'module-order': moduleOrder,
  'module-doors': moduleDoors,
  audiences,
  'module-state': moduleState,
  'browser-while-rendering': browserWhileRendering,
  'plain-english': plainEnglish,
  'unused-fields': unusedFields,
};
export default { meta: { name: 'atlas' }, rules };
