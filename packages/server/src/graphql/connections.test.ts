import {
  execute,
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  parse,
  type GraphQLField,
  type GraphQLObjectType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onStatement } from '../db/pool.ts';
import { contextOf } from '../testing/testServer.ts';
import { testApp, type TestApp } from '../testing/testApp.ts';
import { schema } from './schema.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const viewer = schema.getType('Viewer') as GraphQLObjectType;
const isConnection = (field: GraphQLField<unknown, unknown>) => getNamedType(field.type).name.endsWith('Connection');
const CONNECTIONS = Object.values(viewer.getFields())
  .filter(isConnection)
  .map(({ name }) => name);

/**
 * Selects every field of a row that needs no arguments, and those of the types that it refers to.
 */
function selectionOf(type: GraphQLObjectType, depth: number): string {
  const fields = Object.values(type.getFields()).filter((field) => !field.args.some(isRequiredArgument));
  const selected = fields.flatMap((field) => {
    const of = getNamedType(field.type);
    if (isLeafType(of)) return [field.name];
    return isObjectType(of) && depth > 0 && !isConnection(field) ? [`${field.name} { ${selectionOf(of, depth - 1)} }`] : [];
  });
  return ['__typename', ...selected].join(' ');
}

function rowType(connection: string): GraphQLObjectType {
  const type = getNamedType(viewer.getFields()[connection]?.type ?? viewer) as GraphQLObjectType;
  const edge = getNamedType(type.getFields()['edges']?.type ?? type) as GraphQLObjectType;
  return getNamedType(edge.getFields()['node']?.type ?? edge) as GraphQLObjectType;
}

async function countStatements(connection: string, first: number): Promise<{ statements: number; rows: number }> {
  const document = parse(
    `{ viewer { it: ${connection}(first: ${first}) { totalCount edges { node { ${selectionOf(rowType(connection), 1)} } } } } }`,
  );
  const contextValue = await contextOf(app, 'admin');
  let statements = 0;
  const stop = onStatement(() => statements++);
  try {
    const { data, errors } = await execute({ schema, document, contextValue });
    // A field of a row may be forbidden for this viewer; the list has not failed then.
    expect(errors?.filter(({ extensions }) => extensions['code'] !== 'FORBIDDEN') ?? []).toEqual([]);
    const list = (data as { viewer: { it: { edges: unknown[] } } }).viewer.it;
    return { statements, rows: list.edges.length };
  } finally {
    stop();
  }
}

/**
 * The fewest statements in several attempts, stopping once `enough` accepts them. Results that
 * arrive one after another may split a batch occasionally; a statement per row appears every time.
 */
async function leastStatements(connection: string, first: number, enough: (counted: { statements: number; rows: number }) => boolean) {
  let least = await countStatements(connection, first);
  for (let time = 1; time < 10 && !enough(least); time++) {
    const again = await countStatements(connection, first);
    if (again.statements < least.statements) least = again;
  }
  return least;
}

describe('every list of the viewer', () => {
  it.each(CONNECTIONS)('%s runs as many statements for a page of 20 as for half of its rows', async (connection) => {
    const { rows: all } = await countStatements(connection, 20);
    const few = await countStatements(connection, Math.floor(all / 2));
    // A statement per row would add as many as there are rows. A loader that only some rows need
    // may add one.
    const isFlat = ({ statements, rows }: { statements: number; rows: number }) => statements - few.statements < (rows - few.rows) / 2;
    const many = await leastStatements(connection, 20, isFlat);
    expect(many.rows, 'the demo has rows enough to tell').toBeGreaterThan(2);
    expect(isFlat(many), `${many.statements} statements for ${many.rows} rows, ${few.statements} for ${few.rows}`).toBe(true);
    expect(many.statements).toBeLessThanOrEqual(30);
  });
});
