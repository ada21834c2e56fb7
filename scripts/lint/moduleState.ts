import { bare, calledName, isCalledAtOnce, type Node, type Reference, type Rule, type Scope, type Variable } from './syntax.ts';

const CONTAINERS: readonly (string | undefined)[] = ['Map', 'Set', 'Array'];
/** Classes whose instances cannot be used to store values. */
const CONSTANTS: readonly (string | undefined)[] = ['RegExp', 'URL', 'Date', 'Error', 'TextEncoder', 'TextDecoder'];
/** Factories whose results have no state. */
const STATELESS: readonly (string | undefined)[] = ['createContext', 'createElement', 'createGlobalStyle'];
const MAKERS = /^(?:create|make|open|memoi[sz]e)(?=[A-Z]|$)/;
const CHANGES = /^(?:push|pop|shift|unshift|splice|sort|reverse|fill|copyWithin|set|add|delete|clear)$/;

const WHY = 'the server renders the pages of all users with the same modules. Pass it as an argument, or store it in a component';

/** The scopes whose code runs once, when the module is loaded. */
const scopesAtLoad = (scope: Scope): Scope[] => [
  scope,
  ...scope.childScopes
    .filter(({ type, block }) => type === 'block' || (type === 'function' && isCalledAtOnce(block)))
    .flatMap((inner) => scopesAtLoad(inner)),
];

const isEmpty = ({ arguments: [first] = [] }: Node): boolean =>
  first === undefined || (first.type === 'ArrayExpression' && first.elements?.length === 0);

/** Whether an expression creates an object that is meant to change. */
function isStore(made: Node | null): boolean {
  if (made?.type === 'CallExpression') {
    const name = calledName(made);
    return name !== undefined && MAKERS.test(name) && !STATELESS.includes(name);
  }
  if (made?.type !== 'NewExpression' || made.callee?.object?.name === 'Intl') return false;
  const name = calledName(made);
  return CONTAINERS.includes(name) ? isEmpty(made) : !CONSTANTS.includes(name);
}

const isReadonly = (name: Node | null | undefined): boolean =>
  name?.typeAnnotation?.typeAnnotation?.typeName?.name?.startsWith('Readonly') === true;

/** Whether a reference changes its value: by assignment, deletion or a mutating method. */
function isChange({ identifier }: Reference): boolean {
  let at = identifier;
  let member: Node | null = null;
  while (at.parent?.type === 'MemberExpression' && at.parent.object === at) member = at = at.parent;
  const { parent } = at;
  if (parent?.type === 'CallExpression') {
    if (parent.callee === at) return member !== null && CHANGES.test(calledName(parent) ?? '');
    const into = parent.callee?.object?.name === 'Object' && parent.arguments?.[0] === at;
    return into && ['assign', 'defineProperty'].includes(calledName(parent) ?? '');
  }
  if (member === null) return false;
  return (
    (parent?.type === 'AssignmentExpression' && parent.left === at) ||
    parent?.type === 'UpdateExpression' ||
    (parent?.type === 'UnaryExpression' && parent.operator === 'delete')
  );
}

/**
 * Whether a variable changes after its module has loaded. Changes during loading are part of its
 * initialization.
 */
const isChangedLater = ({ references }: Variable, atLoad: ReadonlySet<Scope>): boolean =>
  references.some((reference) => !atLoad.has(reference.from.variableScope) && isChange(reference));

function problemOf(variable: Variable, atLoad: ReadonlySet<Scope>): string | null {
  const { name, defs } = variable;
  const [def] = defs;
  if (!def || !['Variable', 'FunctionName', 'ClassName'].includes(def.type)) return null;
  if (def.type === 'Variable') {
    if (def.parent?.declare === true) return null;
    if (def.parent?.kind !== 'const') return `${name} is a module variable: ${WHY}`;
    if (isStore(bare(def.node.init)) && !isReadonly(def.node.id)) return `${name} is a module-level store: ${WHY}`;
  }
  return isChangedLater(variable, atLoad) ? `${name} is module state that changes after loading: ${WHY}` : null;
}

/**
 * Forbids state in modules that render pages, because one page could leave data there for the next.
 */
export const moduleState: Rule = {
  create: ({ sourceCode, report }) => ({
    Program: () => {
      const scope = sourceCode.scopeManager.scopes.find(({ type }) => type === 'module');
      if (!scope) return;
      const atLoad = new Set(scopesAtLoad(scope));
      for (const variable of [...atLoad].flatMap(({ variables }) => variables)) {
        const message = problemOf(variable, atLoad);
        const node = variable.defs[0]?.node;
        if (message !== null && node) report({ node, message });
      }
    },
    PropertyDefinition: (node: Node) => {
      if (node.static !== true || node.declare === true) return;
      if (node.readonly === true && (isReadonly(node) || !isStore(bare(node.value)))) return;
      report({ node, message: `${node.key?.name ?? 'A static field'} is a mutable static field: ${WHY}` });
    },
  }),
};
