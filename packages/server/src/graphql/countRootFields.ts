import { getOperationAST, Kind, type DocumentNode, type SelectionSetNode } from 'graphql';

/**
 * The number of fields that an operation runs at its root, through its fragments. The document must
 * be valid, so that no fragment contains itself.
 *
 * @example countRootFields(parse('mutation { a: x  b: x }')) // 2
 */
export function countRootFields(document: DocumentNode, operationName?: string | null): number {
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition.selectionSet] as const] : [],
    ),
  );
  const count = ({ selections }: SelectionSetNode): number =>
    selections.reduce((sum, selection) => {
      if (selection.kind === Kind.FIELD) return sum + 1;
      if (selection.kind === Kind.INLINE_FRAGMENT) return sum + count(selection.selectionSet);
      const fragment = fragments.get(selection.name.value);
      return fragment ? sum + count(fragment) : sum;
    }, 0);
  const operation = getOperationAST(document, operationName);
  return operation ? count(operation.selectionSet) : 0;
}
