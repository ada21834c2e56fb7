import { calledName, isCalledAtOnce, isFunction, type Node, type Reference, type Rule, type SourceCode } from './syntax.ts';

/** What the server does not have. */
const BROWSER =
  /^(?:window|document|localStorage|sessionStorage|navigator|location|history|screen|visualViewport|matchMedia|innerWidth|innerHeight|scrollX|scrollY|devicePixelRatio)$/;
/** What gives the server and the browser different values, as members of a global. */
const CHANCE: readonly string[] = ['Date.now', 'Math.random', 'performance.now', 'crypto.randomUUID', 'crypto.getRandomValues'];

/** Who calls a function at once, and which of its arguments; the others are kept for an event or an effect. */
const CALLS_AT_ONCE: Readonly<Record<string, (index: number) => boolean>> = {
  useState: () => true,
  useReducer: () => true,
  useMemo: () => true,
  useSyncExternalStore: (index) => index === 2,
};
const ITERATIONS = /^(?:map|flatMap|filter|forEach|reduce|some|every|find|findLast|findIndex|from|sort|toSorted|replace|replaceAll)$/;
const WRAPPERS: readonly (string | undefined)[] = ['memo', 'forwardRef'];
const CLASS_DRAWS: readonly (string | undefined)[] = ['constructor', 'render', 'getDerivedStateFromProps', 'getDerivedStateFromError'];

/** What of the browser or of chance a name stands for; null for what is the same everywhere. */
function forbidden({ identifier, resolved }: Reference): string | null {
  const { name = '', parent } = identifier;
  if ((resolved !== null && resolved.defs.length > 0) || parent?.type === 'TSTypeQuery') return null;
  if (BROWSER.test(name)) return name;
  const member = parent?.type === 'MemberExpression' && parent.object === identifier ? parent.property?.name : undefined;
  if (name === 'globalThis') return member !== undefined && BROWSER.test(member) ? `globalThis.${member}` : null;
  if (member !== undefined) return CHANCE.includes(`${name}.${member}`) ? `${name}.${member}()` : null;
  if (name !== 'Date' || parent?.callee !== identifier) return null;
  return parent.type === 'CallExpression' || parent.arguments?.length === 0 ? 'the clock' : null;
}

function functionAround(node: Node): Node | null {
  let at = node.parent;
  while (at && !isFunction(at)) at = at.parent;
  return at;
}

/** The name under which a function is known, also one that is wrapped. */
function nameOf(made: Node): string | undefined {
  if (made.type === 'FunctionDeclaration') return made.id?.name;
  const { parent } = made;
  if (parent?.type === 'CallExpression' && WRAPPERS.includes(calledName(parent))) return made.id?.name ?? nameOf(parent);
  return parent?.type === 'VariableDeclarator' ? parent.id?.name : made.id?.name;
}

const isComponentOrHook = (made: Node): boolean => /^(?:[A-Z]|use[A-Z])/.test(nameOf(made) ?? '');

/** A method of a class component that React calls while it draws. */
const isRenderedByClass = ({ parent }: Node): boolean =>
  parent?.type === 'MethodDefinition' && parent.parent?.parent?.superClass != null && CLASS_DRAWS.includes(parent.key?.name);

/** Whether a function is called where it stands or is named: at once, by a hook, by an iteration, by an element, or as part of a style. */
function isCalledThere(node: Node): boolean {
  const { parent } = node;
  if (isCalledAtOnce(node)) return true;
  if (parent?.type === 'JSXExpressionContainer') return parent.parent?.type === 'JSXElement' || parent.parent?.type === 'JSXFragment';
  if (parent?.type === 'TemplateLiteral') return parent.parent?.type === 'TaggedTemplateExpression';
  if (parent?.type !== 'CallExpression') return false;
  const name = calledName(parent);
  if (parent.callee?.type === 'MemberExpression' && ITERATIONS.test(name ?? '')) return true;
  return name !== undefined && Object.hasOwn(CALLS_AT_ONCE, name) && CALLS_AT_ONCE[name]?.(parent.arguments?.indexOf(node) ?? -1) === true;
}

/** Whether a place in the code is reached while a page is drawn, or when its module is loaded; followed within the file. */
function isReached(place: Node, code: SourceCode, seen: Set<Node>): boolean {
  const made = functionAround(place);
  if (made === null) return true;
  if (seen.has(made)) return false;
  seen.add(made);
  if (isComponentOrHook(made) || isRenderedByClass(made)) return true;
  if (isCalledThere(made) && isReached(made, code, seen)) return true;
  const named = made.type === 'FunctionDeclaration' ? made : made.parent?.type === 'VariableDeclarator' ? made.parent : null;
  const [variable] = named ? code.getDeclaredVariables(named) : [];
  return (variable?.references ?? []).some(({ identifier }) => isCalledThere(identifier) && isReached(identifier, code, seen));
}

/** What a page is drawn from is the same on the server and in the browser: nothing of the browser, of the clock, or of chance. */
export const browserWhileRendering: Rule = {
  create: ({ sourceCode, report }) => ({
    Program: () => {
      for (const reference of sourceCode.scopeManager.scopes.flatMap(({ references }) => references)) {
        const what = forbidden(reference);
        if (what === null || !isReached(reference.identifier, sourceCode, new Set())) continue;
        report({
          node: reference.identifier,
          message: `${what} is read while a page is drawn, where the server and the browser differ: read it in an effect, an event handler or useSyncExternalStore; for the time there is useNow`,
        });
      }
    },
  }),
};
