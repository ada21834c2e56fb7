import { GraphQLError, type ASTVisitor, type ValidationContext } from 'graphql';

/**
 * A validation rule that rejects a document with more than `most` aliases, because each one runs
 * its field again.
 */
export const limitAliases =
  (most: number) =>
  (context: ValidationContext): ASTVisitor => {
    let aliases = 0;
    return {
      Field(node) {
        if (node.alias && ++aliases === most + 1) {
          context.reportError(
            new GraphQLError(`This request uses more than ${most} aliases.`, { nodes: node, extensions: { code: 'BAD_USER_INPUT' } }),
          );
        }
      },
    };
  };
