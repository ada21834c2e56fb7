import { buildSchema, type GraphQLObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { RULES } from './authorization.ts';
import { enforce, ruleOf } from './enforce.ts';
import { schema } from './schema.ts';

describe('the authorization table', () => {
  it('has a row for every type and every root field of the schema', () => {
    const objects = Object.values(schema.getTypeMap()).filter(
      (type): type is GraphQLObjectType => 'getFields' in type && 'isTypeOf' in type,
    );
    const fields = objects
      .filter(({ name }) => !name.startsWith('__'))
      .flatMap((type) => Object.keys(type.getFields()).map((field) => [type.name, field] as const));
    expect(fields.length).toBeGreaterThan(500);
    expect(fields.filter(([type, field]) => ruleOf(RULES, type, field) === undefined)).toEqual([]);
  });

  it.each([
    ['a type', 'type Query { products: Secret } type Secret { code: String }', 'Secret.code'],
    ['a query', 'type Query { everything: String }', 'Query.everything'],
    ['a mutation', 'type Query { products: String } type Mutation { takeAll: Boolean }', 'Mutation.takeAll'],
    ['a list of the viewer', 'type Query { products: String } type Viewer { secrets: String }', 'Viewer.secrets'],
  ])('rejects %s without a row', (_what, text, missing) => {
    expect(() => enforce(buildSchema(text), RULES)).toThrow(`The authorization table has no rows for: ${missing}`);
  });

  it('rejects a row that matches no type or field', () => {
    expect(() => enforce(buildSchema('type Query { products: String }'), RULES)).toThrow(
      'The authorization table has rows for unknown names: ',
    );
  });
});
