import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { browserWhileRendering } from './browserWhileRendering.ts';
import { moduleState } from './moduleState.ts';
import { plainEnglish } from './plainEnglish.ts';
import type { Node, Rule } from './syntax.ts';
import { unusedFields } from './unusedFields.ts';

// Project-specific linter rules. They restrict imports between server modules
// (docs/adr/0007-an-order-of-modules.md), database queries, imports between screens, access to the
// kit, and what screens may use while the server renders them.

const ORDER_FILE = 'packages/server/src/modules/order.json';

/** The nouns, lowest first. A module may import those before it. */
const ORDER = JSON.parse(readFileSync(join(import.meta.dirname, '../..', ORDER_FILE), 'utf8')) as readonly string[];

/**
 * A file under modules: `modules/users/repo.ts` is `repo.ts` of users. Files next to the module
 * folders have no noun.
 */
interface Place {
  noun: string | null;
  file: string;
}

function placeOf(path: string): Place | null {
  const [, noun = null, file] = /\/packages\/server\/src\/modules\/(?:([^/]+)\/)?(.+)$/.exec(path.replaceAll('\\', '/')) ?? [];
  return file === undefined ? null : { noun, file };
}

/** Creates a rule over imports of module files. Its functions return the problem, or null. */
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

/** Whether a path is the registry that collects the access rules of every noun. */
const isTableOfAuthorization = (path: string): boolean => /[\\/]registry[\\/]authorizations\.ts$/.test(path);

/**
 * Restricts a module to imports of those before it in the order. Its authorization.ts is above all
 * modules; all tables.ts files form one layer below.
 */
const moduleOrder = ruleOfImports(
  (from, to, path) => {
    if (to.file === 'authorization.ts' && !isTableOfAuthorization(path))
      return 'authorization.ts is above all modules: only registry/authorizations.ts may import it';
    if (from === null || from.noun === null || from.file === 'authorization.ts' || from.noun === to.noun) return null;
    if (to.noun === null) return `modules/${from.noun} may not import modules/${to.file}, which is above all modules`;
    if (from.file === 'tables.ts') return null;
    const [own, other] = [ORDER.indexOf(from.noun), ORDER.indexOf(to.noun)];
    return other > own ? `modules/${from.noun} may not import modules/${to.noun}, which comes later in the order` : null;
  },
  ({ noun }) => (noun === null || ORDER.includes(noun) ? null : `modules/${noun} is missing from ${ORDER_FILE}`),
);

/** Files with SQL, which may join other modules' tables. */
const SQL_FILES = /^(?:repo|\w+Repo|bulk)\.ts$/;
/** Files that other modules may import. A noun may have several repos and files of commands. */
const DOORS = /^(?:commands|\w+Commands|repo|\w+Repo|refs|scopes)\.ts$/;

/** Restricts which files of another module a module may import. */
const moduleDoors = ruleOfImports((from, to) => {
  if (from === null || from.noun === null || to.noun === null || from.noun === to.noun) return null;
  if (from.file === 'tables.ts') return to.file === 'tables.ts' ? null : 'tables.ts may import only tables.ts from other modules';
  if (DOORS.test(to.file) || (to.file === 'tables.ts' && SQL_FILES.test(from.file))) return null;
  return 'a module may import only commands.ts, *Commands.ts, repo.ts, *Repo.ts, refs.ts and scopes.ts of another; only repo.ts, *Repo.ts and bulk.ts may also import its tables.ts';
});

const AUDIENCES: readonly (string | undefined)[] = ['public', 'member', 'leader', 'affiliate', 'staff'];

/**
 * Parses the path of a screen file: `member/courses/X.tsx` is of the noun courses of the audience
 * member. Files next to the noun folders have no noun.
 */
function screenPlace(path: string): { audience: string; noun: string | null; file: string } | null {
  const [, audience, noun = null, file = ''] = /\/app\/src\/([^/]+)\/(?:([^/]+)\/)?(.+)$/.exec(path.replaceAll('\\', '/')) ?? [];
  return audience !== undefined && AUDIENCES.includes(audience) ? { audience, noun, file } : null;
}

/** The only files outside the audiences that may import their screens. They load their tables. */
const LOADS_TABLES = /\/app\/src\/registry\/\w+Loads\.ts$/;

/**
 * Forbids imports between the screens of two audiences, and between two nouns of one audience.
 * Shared code has its own folder.
 */
const audiences: Rule = {
  create: (linter) => {
    const from = screenPlace(linter.filename);
    const isLoader = LOADS_TABLES.test(linter.filename.replaceAll('\\', '/'));
    const problemOf = (to: NonNullable<typeof from>): string | null => {
      if (from === null) return isLoader ? null : `only the router may import screens of ${to.audience}, through their table`;
      if (from.audience !== to.audience) return `${from.audience} may not import ${to.audience}: move shared code outside the audiences`;
      if (from.noun === null || to.noun === null || from.noun === to.noun || to.noun === 'shared') return null;
      return `${from.noun} may not import ${to.noun}: move shared code to ${from.audience}/shared`;
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
