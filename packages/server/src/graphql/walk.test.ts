import { readFileSync } from 'node:fs';
import { ROLES, SEEDED_ACCESS, type FunctionFlag, type PageFlag, type Role } from '@atlas/domain/access';
import { buildSchema, isObjectType, printSchema, type GraphQLField, type GraphQLResolveInfo } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Context } from '../commands/context.ts';
import { contextOf } from '../testing/testServer.ts';
import { testApp, type TestApp } from '../testing/testApp.ts';
import { RULES } from './authorization.ts';
import { enforce } from './enforce.ts';
import { AUTHORIZATION_FILE } from './printAuthorization.ts';
import { schema } from './schema.ts';

/*
 * Requests every field of every type as thirteen roles and as a visitor. The result is compared
 * with the text in docs/authorization.md, read against the flags that the specification gives to
 * each role. The fields here have no effects.
 */

type Identity = Role | null;
const IDENTITIES: readonly Identity[] = [...ROLES, null];

/** The rule of a field in the printed table: its own row, or that of its type. */
const printed = new Map(
  readFileSync(AUTHORIZATION_FILE, 'utf8')
    .split('\n')
    .map((line) => /^\| ([\w.]+) +\| (.*?) +\|$/.exec(line))
    .flatMap((match) => (match?.[1] !== undefined && match[2] !== undefined ? [[match[1], match[2].replaceAll('\\|', '|')] as const] : [])),
);
const ROOTS = new Set(['Query', 'Mutation', 'Subscription', 'Viewer']);
const errorMessage = (type: string, field: string): string => {
  const own = printed.get(`${type}.${field}`);
  if (own !== undefined) return own;
  if (/(Connection|Edge)$|^PageInfo$/.test(type)) return 'readers of its parent';
  return (ROOTS.has(type) ? undefined : printed.get(type)) ?? 'no row';
};

/** Whether a row admits a reader; undefined when that depends on the record. */
function allowedBy(message: string, identity: Identity): boolean | undefined {
  if (message === 'everyone' || message === 'readers of its parent') return true;
  if (message.startsWith('signed-in users')) return identity !== null;
  if (message.startsWith('by record') || message.startsWith('by person')) return undefined;
  if (identity === null) return false;
  const { pageAccess, functionAccess } = SEEDED_ACCESS[identity];
  return message.split(', and ').every((part) => {
    const action = /^(.+) \(function\)$/.exec(part)?.[1];
    if (action !== undefined) return functionAccess[action as FunctionFlag];
    const holds = (flag: string) => pageAccess[flag as PageFlag];
    return part.includes(' or ') ? part.split(' or ').some(holds) : part.split(' and ').every(holds);
  });
}

/** The same fields under the same rules, without resolvers. */
const bare = enforce(buildSchema(printSchema(schema)), RULES);
const FIELDS = Object.values(bare.getTypeMap())
  .filter(isObjectType)
  .filter(({ name }) => !name.startsWith('__'))
  .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type: type.name, field: field as GraphQLField<unknown, Context> })));

let app: TestApp;
const contexts = new Map<Identity, Context>();
beforeAll(async () => {
  app = await testApp();
  for (const identity of IDENTITIES) contexts.set(identity, await contextOf(app, identity));
});
afterAll(() => app.close());

/** The result of a field for an identity. */
async function requestedBy(
  field: GraphQLField<unknown, Context>,
  identity: Identity,
): Promise<'reached' | 'FORBIDDEN' | 'UNAUTHENTICATED'> {
  let reached = false;
  const parent = new Proxy(
    {},
    {
      get: () => {
        reached = true;
        return undefined;
      },
    },
  );
  try {
    await field.resolve?.(parent, {}, contexts.get(identity) as Context, { fieldName: field.name } as GraphQLResolveInfo);
  } catch (error) {
    return (error as { extensions: { code: 'FORBIDDEN' | 'UNAUTHENTICATED' } }).extensions.code;
  }
  return reached ? 'reached' : 'FORBIDDEN';
}

describe('every field, as thirteen roles and as a visitor', () => {
  it('has a row in the printed table', () => {
    expect(
      FIELDS.filter(({ type, field }) => errorMessage(type, field.name) === 'no row').map(({ type, field }) => `${type}.${field.name}`),
    ).toEqual([]);
    expect(FIELDS.length).toBeGreaterThan(900);
  });

  it.each(IDENTITIES)('admits %s according to the table', async (identity) => {
    const wrong: string[] = [];
    let requested = 0;
    for (const { type, field } of FIELDS) {
      const allowed = allowedBy(errorMessage(type, field.name), identity);
      if (allowed === undefined) continue;
      // A field without a resolver and a rule is as open as its parent.
      const answer = field.resolve === undefined ? 'reached' : await requestedBy(field, identity);
      const expected = allowed ? 'reached' : identity === null ? 'UNAUTHENTICATED' : 'FORBIDDEN';
      if (answer !== expected) wrong.push(`${type}.${field.name}: ${answer}, not ${expected}`);
      requested += 1;
    }
    expect(wrong).toEqual([]);
    expect(requested).toBeGreaterThan(700);
  });
});
