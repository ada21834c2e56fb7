import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROLES } from '@atlas/domain/access';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from '../modules/audit/tables.ts';
import { JOBS } from '../registry/jobs.ts';
import { MUTATION_CASES } from '../registry/mutationCases.ts';
import { EVERY_ROLE, type MutationCase } from '../testing/mutationCases.ts';
import { mutationWorld } from '../testing/mutationWorld.ts';
import { codeOf, testServer, type TestServer } from '../testing/testServer.ts';
import { RULES } from './authorization.ts';
import { schema } from './schema.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await server.app.queues.open(JOBS);
});
afterAll(() => server.close());

const CASES = MUTATION_CASES.flatMap((cases) => Object.entries(cases));

/** The document of a case, with new rows. */
const documentOf = async ({ call }: MutationCase): Promise<string> => `mutation { ${await call(mutationWorld(server))} }`;

it('every mutation has one case and an access rule', () => {
  const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {});
  expect(CASES.map(([name]) => name).toSorted()).toEqual(mutations.toSorted());
  expect(mutations.filter((name) => RULES.fields[`Mutation.${name}`] === undefined)).toEqual([]);
});

describe('a mutation', () => {
  it.each(CASES)('%s is rejected for other roles and for visitors, before anything is written', async (_name, mutation) => {
    const { may, after, visitors } = mutation;
    const document = await documentOf(mutation);
    const rejected: string[] = [];
    for (const role of ROLES) {
      // A call that succeeded once may be rejected the second time, so each call that may succeed has its own rows.
      const code = codeOf(await server.request(role, may.includes(role) ? await documentOf(mutation) : document));
      if (after !== undefined) await server.request(role, after);
      if (code === 'FORBIDDEN' && !may.includes(role)) rejected.push(role);
      // A mutation for every role may still respond that this lesson is locked or this level not held.
      if (may.includes(role) && may !== EVERY_ROLE) expect([role, code]).toEqual([role, undefined]);
    }
    expect(rejected.toSorted()).toEqual(ROLES.filter((role) => !may.includes(role)).toSorted());
    const visitor = await server.browser().graphql(document);
    expect(codeOf(visitor.json)).toBe(visitors ? undefined : 'UNAUTHENTICATED');
  });

  it.each(CASES)('%s writes an audit entry with actor, request and values, or states why not', async (_name, mutation) => {
    const { as = 'admin', audited } = mutation;
    if ('testedIn' in audited) {
      expect(readFileSync(join(import.meta.dirname, '..', audited.testedIn), 'utf8')).toContain(`'${audited.action}'`);
      return;
    }
    const answer = await (await server.as(as)).graphql(await documentOf(mutation));
    expect(answer.json.errors).toBeUndefined();
    const requestId = answer.headers.get('x-request-id') ?? '';
    const entries = await server.app.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.requestId, requestId))
      .orderBy(auditEntries.id);
    if ('exempt' in audited) {
      expect([audited.exempt.length > 20, entries]).toEqual([true, []]);
      return;
    }
    expect(entries.at(-1)).toMatchObject({ ...audited, actorId: await server.idOf(as) });
    expect(entries.at(-1)?.before ?? entries.at(-1)?.after).not.toBeNull();
  });
});

describe('an access level without a required flag', () => {
  const setFlag = (column: string, flag: string, value: boolean) =>
    server.app.database.db.execute(
      sql`update access_levels set ${sql.identifier(column)} = ${sql.identifier(column)} || ${JSON.stringify({ [flag]: value })}::jsonb where key = 'admin'`,
    );
  const flagged = CASES.flatMap(([name, mutation]) => (mutation.flags ?? []).map(([flag, column]) => ({ name, flag, column, mutation })));

  it.each(flagged)('cannot call $name without $flag', async ({ flag, column, mutation }) => {
    const document = await documentOf(mutation);
    await setFlag(column, flag, false);
    expect(codeOf(await server.request('admin', document))).toBe('FORBIDDEN');
    await setFlag(column, flag, true);
    expect(codeOf(await server.request('admin', document))).toBeUndefined();
  });
});
