import { calledName, isCalledAtOnce, isFunction, type Node, type Reference, type Rule, type SourceCode } from './syntax.ts';

/** Globals that do not exist on the server. */
const BROWSER =
  /^(?:window|document|localStorage|sessionStorage|navigator|location|history|screen|visualViewport|matchMedia|innerWidth|innerHeight|scrollX|scrollY|devicePixelRatio)$/;
/** Members of globals whose values differ between server and browser. */
const CHANCE: readonly string[] = ['Date.now', 'Math.random', 'performance.now', 'crypto.randomUUID', 'crypto.getRandomValues'];

/**
 * Hooks that call a function during rendering, with the arguments they call. Functions in other
 * arguments run later, in an event or an effect.
 */
const CALLS_AT_ONCE: Readonly<Record<string, (index: number) => boolean>> = {
  useState: () => true,
  useReducer: () => true,
  useMemo: () => true,
  useSyncExternalStore: (index) => index === 2,
};
const ITERATIONS = /^(?:map|flatMap|filter|forEach|reduce|some|every|find|findLast|findIndex|from|sort|toSorted|replace|replaceAll)$/;
const WRAPPERS: readonly (string | undefined)[] = ['memo', 'forwardRef'];
const CLASS_DRAWS: readonly (string | undefined)[] = ['constructor', 'render', 'getDerivedStateFromProps', 'getDerivedStateFromError'];

/** The name of the browser global or nondeterministic value that a reference reads, or null. */
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

/** The name under which a function is known, including wrapped functions. */
function nameOf(made: Node): string | undefined {
  if (made.type === 'FunctionDeclaration') return made.id?.name;
  const { parent } = made;
  if (parent?.type === 'CallExpression' && WRAPPERS.includes(calledName(parent))) return made.id?.name ?? nameOf(parent);
  return parent?.type === 'VariableDeclarator' ? parent.id?.name : made.id?.name;
}

const isComponentOrHook = (made: Node): boolean => /^(?:[A-Z]|use[A-Z])/.test(nameOf(made) ?? '');

/** Whether a function is a method of a class component that React calls during rendering. */
const isRenderedByClass = ({ parent }: Node): boolean =>
  parent?.type === 'MethodDefinition' && parent.parent?.parent?.superClass != null && CLASS_DRAWS.includes(parent.key?.name);

/**
 * Whether a function is called where it is defined or referenced: immediately, by a hook, by an
 * iteration, by an element, or as part of a style.
 */
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

/**
 * Whether a node is reached while a page renders, or when its module loads. Calls are followed
 * within the file.
 */
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

/**
 * Forbids reading the browser, the clock or random values during rendering, because a page must
 * render identically on the server and in the browser.
 */
export const browserWhileRendering: Rule = {
  create: ({ sourceCode, report }) => ({
    Program: () => {
      for (const reference of sourceCode.scopeManager.scopes.flatMap(({ references }) => references)) {
        const what = forbidden(reference);
        if (what === null || !isReached(reference.identifier, sourceCode, new Set())) continue;
        report({
          node: reference.identifier,
          message: `${what} is read during rendering, where server and browser differ: read it in an effect, an event handler or useSyncExternalStore, and use useNow for the time`,
        });
      }
    },
  }),
};
