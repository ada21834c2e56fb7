// The parts of a syntax tree and its scopes that the rules use.

export interface Node {
  type: string;
  parent: Node | null;
  name?: string;
  kind?: string;
  declare?: boolean;
  static?: boolean;
  readonly?: boolean;
  computed?: boolean;
  operator?: string;
  id?: Node | null;
  init?: Node | null;
  value?: Node | null;
  key?: Node;
  left?: Node;
  object?: Node;
  property?: Node;
  callee?: Node;
  argument?: Node | null;
  arguments?: readonly Node[];
  elements?: readonly unknown[];
  expression?: Node;
  superClass?: Node | null;
  typeAnnotation?: Node | null;
  typeName?: Node;
  source?: { value?: unknown } | null;
  specifiers?: readonly { imported?: { name?: string } }[];
}

export interface Scope {
  type: string;
  block: Node;
  childScopes: readonly Scope[];
  variableScope: Scope;
  variables: readonly Variable[];
  references: readonly Reference[];
}

export interface Variable {
  name: string;
  defs: readonly { type: string; node: Node; parent: Node | null }[];
  references: readonly Reference[];
}

export interface Reference {
  identifier: Node;
  from: Scope;
  resolved: Variable | null;
}

export interface SourceCode {
  text: string;
  scopeManager: { scopes: readonly Scope[] };
  getDeclaredVariables(node: Node): readonly Variable[];
  getAllComments(): readonly { value: string }[];
}

/** The parts of the linter and the code that a rule uses. */
export interface Linter {
  filename: string;
  sourceCode: SourceCode;
  report(this: void, found: { node: object; message: string }): void;
}

export interface Rule {
  create(linter: Linter): Record<string, (node: Node) => void>;
}

const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];
export const isFunction = ({ type }: Node): boolean => FUNCTIONS.includes(type);

/** The value of an expression without TypeScript syntax around it. */
export function bare(node: Node | null | undefined): Node | null {
  let at = node ?? null;
  while (at && ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'ParenthesizedExpression'].includes(at.type))
    at = at.expression ?? null;
  return at;
}

/** The name of the called function: `useState` of `useState()` and of `React.useState()`. */
export const calledName = ({ callee }: Node): string | undefined =>
  callee?.type === 'MemberExpression' ? (callee.computed === true ? undefined : callee.property?.name) : callee?.name;

/** Whether a function is called where it is defined. */
export const isCalledAtOnce = (node: Node): boolean => node.parent?.type === 'CallExpression' && node.parent.callee === node;
