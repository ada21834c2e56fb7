import SchemaBuilder, { type ObjectRef } from '@pothos/core';
import ComplexityPlugin from '@pothos/plugin-complexity';
import RelayPlugin from '@pothos/plugin-relay';
import { GraphQLError, Kind, type ValueNode } from 'graphql';
import type { RichText } from '@atlas/domain/richText';
import { fromIsoDay } from '@atlas/domain/time';
import { UserError } from '../errors.ts';
import type { Context } from '../commands/context.ts';

/** Limits of a request's document. */
export const LIMITS = { complexity: 5000, depth: 12, breadth: 400, aliases: 30, page: 100, tokens: 4000, bodyBytes: 256 * 1024 };

export interface Shape {
  Context: Context;
  DefaultFieldNullability: false;
  Scalars: {
    JSON: { Input: unknown; Output: unknown };
    DateTime: { Input: Date; Output: Date };
    Day: { Input: string; Output: string };
    RichText: { Input: never; Output: RichText };
  };
  DefaultEdgesNullability: { list: false; items: false };
  DefaultNodeNullability: false;
}
const GLOBAL_ID = /^([A-Za-z]{1,60}):(\d{1,15})$/;

/**
 * Decodes the opaque id of a record into its type and number.
 *
 * @throws BAD_USER_INPUT for an id that this API did not issue
 */
function decodeGlobalID(globalId: string): { typename: string; id: string } {
  const [, typename, id] = GLOBAL_ID.exec(Buffer.from(globalId, 'base64').toString('latin1')) ?? [];
  if (typename === undefined || id === undefined) throw new UserError('BAD_USER_INPUT', 'This id is not valid.');
  return { typename, id };
}

/** The builder's types, for helpers that take one of its refs. */
export type Types = PothosSchemaTypes.ExtendDefaultTypes<Shape>;

export const builder = new SchemaBuilder<Shape>({
  plugins: [ComplexityPlugin, RelayPlugin],
  defaultFieldNullability: false,
  complexity: {
    defaultComplexity: 1,
    defaultListMultiplier: 10,
    // A test checks the complexity of the app's own documents, each with the largest pages allowed.
    limit: ({ isKnownDocument }: Context) =>
      isKnownDocument ? {} : { complexity: LIMITS.complexity, depth: LIMITS.depth, breadth: LIMITS.breadth },
    complexityError: () =>
      new GraphQLError('This request asks for too much at once.', { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } }),
  },
  relay: {
    edgesFieldOptions: { nullable: { list: false, items: false } },
    nodeFieldOptions: { nullable: false },
    decodeGlobalID,
  },
});

builder.scalarType('JSON', { description: 'Any JSON value.', serialize: (value) => value });

const READ_ONLY = () => {
  throw new GraphQLError('A RichText is output only. Send Markdown.', { extensions: { code: 'BAD_USER_INPUT' } });
};
builder.scalarType('RichText', {
  description:
    'Formatted text as a list of nodes: a string, or an element as [tag, attributes, children]. It contains only a few HTML tags, without styles or scripts. The highest heading level is h1.',
  serialize: (value) => value,
  parseValue: READ_ONLY,
  parseLiteral: READ_ONLY,
});

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

const asDay = (value: unknown): string => {
  if (typeof value === 'string' && fromIsoDay(value) !== null) return value;
  throw new GraphQLError('Enter a day like 2025-11-30.', { extensions: { code: 'BAD_USER_INPUT' } });
};
builder.scalarType('Day', {
  description: 'A calendar day in Manila, YYYY-MM-DD.',
  serialize: asDay,
  parseValue: asDay,
  parseLiteral: (node: ValueNode) => asDay(node.kind === Kind.STRING ? node.value : null),
});

/** The root of queries, for lists that are also open to visitors. */
export const QueryRef = builder.queryType({}) as unknown as ObjectRef<Types, object>;
builder.mutationType({});
builder.subscriptionType({});
