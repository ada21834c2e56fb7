import { getNamedType, isEnumType, isInputObjectType, type GraphQLObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type Browser, type TestServer } from '../testing/testServer.ts';
import { schema } from './schema.ts';

let server: TestServer;
let admin: Browser;
beforeAll(async () => {
  server = await testServer();
  admin = server.browser();
  await admin.logIn('admin');
});
afterAll(() => server.close());

const viewer = schema.getType('Viewer') as GraphQLObjectType;

/** The connections of the viewer, each with its orders; none where the list has a fixed order. */
const LISTS = Object.values(viewer.getFields())
  .filter(({ type }) => getNamedType(type).name.endsWith('Connection'))
  .map(({ name, args }) => {
    const sort = getNamedType(args.find((arg) => arg.name === 'sort')?.type ?? viewer);
    const by = isInputObjectType(sort) ? getNamedType(sort.getFields()['by']?.type ?? viewer) : null;
    return [name, isEnumType(by) ? by.getValues().map((key) => key.name) : []] as const;
  });

const cursor = (...place: unknown[]) => Buffer.from(JSON.stringify(place)).toString('base64url');

/** Values that no list returns as the position of a row, of every length that a position has. */
const PLACES: readonly unknown[][] = [
  [1],
  ['not a date', 1],
  [7, 99_999_999_999],
  ['\u0000', 1],
  ['2025-13-45T99:00:00.000Z', 1],
  ['x', 'y', 1],
  [1, 2, 99_999_999_999],
];

describe.each(LISTS)('%s', (list, keys) => {
  const codesOf = async (after: string, by?: string) => {
    const sort = by === undefined ? '' : `, sort: { by: ${by} }`;
    const { json } = await admin.graphql(
      `query ($after: String) { viewer { ${list}(first: 1, after: $after${sort}) { edges { cursor } } } }`,
      {
        after,
      },
    );
    return (json.errors ?? []).map((error: { extensions: { code: string } }) => error.extensions.code);
  };

  it.each(['x', cursor('another', 1), cursor('created-'), cursor('created-', 1, null), cursor({ by: 'created' })])(
    'reports the cursor %j as gone',
    async (after) => {
      expect(await codesOf(after)).toEqual(['GONE']);
    },
  );

  if (keys.length > 0)
    it('never fails for a position that it did not return', async () => {
      for (const by of keys)
        for (const place of PLACES) {
          const codes = await codesOf(cursor(`${by}+`, ...place), by);
          expect(codes.length === 0 || codes.join() === 'GONE', `${by} ${JSON.stringify(place)}: ${codes.join()}`).toBe(true);
        }
    });
});
