import type { loadCsf } from 'storybook/internal/csf-tools';

/** A node of a story file's syntax tree. */
export type Node = ReturnType<typeof loadCsf>['_storyAnnotations'][string][string];

/** The properties of an object literal by name. `satisfies` and `as` are ignored. */
export function fieldsOf(node: Node | undefined): Record<string, Node> {
  if (node?.type === 'TSSatisfiesExpression' || node?.type === 'TSAsExpression') return fieldsOf(node.expression);
  if (node?.type !== 'ObjectExpression') return {};
  return Object.fromEntries(
    node.properties.flatMap((property): [string, Node][] => {
      if (property.type === 'SpreadElement' || property.key.type !== 'Identifier') return [];
      return [[property.key.name, property.type === 'ObjectProperty' ? (property.value as Node) : property]];
    }),
  );
}

/** The text of a literal; empty for anything else. */
export function textOf(node: Node | undefined): string {
  if (node?.type === 'StringLiteral') return node.value;
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked ?? '').join('…');
  // ['one paragraph', 'another'].join('\n\n')
  if (node?.type === 'CallExpression' && node.callee.type === 'MemberExpression') return textOf(node.callee.object);
  if (node?.type === 'ArrayExpression') return node.elements.map((element) => textOf(element ?? undefined)).join('\n\n');
  return '';
}

/** The name `DataTable` from `DataTable` and from `DataTable<Row>`. */
export function nameOf(node: Node | undefined): string {
  if (node?.type === 'TSInstantiationExpression') return nameOf(node.expression);
  return node?.type === 'Identifier' ? node.name : '';
}
