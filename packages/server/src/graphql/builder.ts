import SchemaBuilder, { type ObjectRef } from '@pothos/core';
import ComplexityPlugin from '@pothos/plugin-complexity';
import RelayPlugin from '@pothos/plugin-relay';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import { can, type FunctionFlag, type PageFlag } from '@atlas/domain/access';
import { GraphQLError, Kind, type ValueNode } from 'graphql';
import { accessRestricted, signInFirst, toGraphQLError } from '../errors.ts';
import type { Context } from '../commands/context.ts';

/** The heaviest document that one request may ask for. */
export const LIMITS = { complexity: 5000, depth: 12, breadth: 400, aliases: 30, page: 100, tokens: 4000, bodyBytes: 256 * 1024 };

export interface Shape {
  Context: Context;
  DefaultFieldNullability: false;
  Scalars: { JSON: { Input: unknown; Output: unknown }; DateTime: { Input: Date; Output: Date } };
  AuthScopes: { signedIn: boolean; page: PageFlag; function: FunctionFlag };
  DefaultEdgesNullability: { list: false; items: false };
  DefaultNodeNullability: false;
}
/** The builder's types, for helpers that take one of its refs. */
export type Types = PothosSchemaTypes.ExtendDefaultTypes<Shape>;

export const builder = new SchemaBuilder<Shape>({
  plugins: [ScopeAuthPlugin, ComplexityPlugin, RelayPlugin],
  defaultFieldNullability: false,
  scopeAuth: {
    authorizeOnSubscribe: true,
    authScopes: (ctx) => ({
      signedIn: ctx.session !== null,
      page: (flag) => can(ctx.access, { page: flag }),
      function: (flag) => can(ctx.access, { function: flag }),
    }),
    unauthorizedError: (_parent, ctx) => toGraphQLError(ctx.session ? accessRestricted() : signInFirst()),
  },
  complexity: {
    defaultComplexity: 1,
    defaultListMultiplier: 10,
    limit: { complexity: LIMITS.complexity, depth: LIMITS.depth, breadth: LIMITS.breadth },
    complexityError: () =>
      new GraphQLError('This request asks for too much at once.', { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } }),
  },
  relay: {
    edgesFieldOptions: { nullable: { list: false, items: false } },
    nodeFieldOptions: { nullable: false },
  },
});

builder.scalarType('JSON', { description: 'Any JSON value.', serialize: (value) => value });

const asInstant = (value: unknown): Date => {
  const date = typeof value === 'string' ? new Date(value) : new Date(Number.NaN);
  if (Number.isNaN(date.getTime())) throw new GraphQLError('A DateTime is written like 2026-01-31T08:00:00.000Z.');
  return date;
};
builder.scalarType('DateTime', {
  description: 'An instant in ISO 8601, UTC.',
  serialize: (value) => value.toISOString(),
  parseValue: asInstant,
  parseLiteral: (node: ValueNode) => asInstant(node.kind === Kind.STRING ? node.value : null),
});

/** The root of queries, for lists that visitors read too. */
export const QueryRef = builder.queryType({}) as unknown as ObjectRef<Types, object>;
builder.mutationType({});
