import { buildSchema } from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import { RequestError } from '../session/fetchGraphQL.ts';
import { connection, afterMutation } from './storyAnswers.ts';
import { createStoryServer, type StoryData } from './storyServer.ts';

const schema = buildSchema(`
  scalar DateTime
  scalar Day
  scalar JSON
  enum Level { BEGINNER EXPERT }
  interface Node { id: ID! }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  type Course implements Node {
    id: ID! databaseId: Int! name: String! slug: String! contactEmail: String! shareLink: String! shortDescription: String!
    isOpen: Boolean! lessonCount: Int! price: Float! level: Level! createdAt: DateTime! startsOn: Day! flags: JSON!
    archivedAt: DateTime author: Person tags: [String!]! place: Place! next: Course
  }
  type Person implements Node { id: ID! name: String! }
  type Place { title: String! }
  type CoursesEdge { cursor: String! node: Course! }
  type CoursesConnection { edges: [CoursesEdge!]! pageInfo: PageInfo! totalCount: Int! }
  type Query { course(databaseId: Int): Course! found: Course node: Node courses: CoursesConnection! }
  type Mutation { rename(name: String!): Course! }
`);

interface Setup {
  data?: StoryData;
  onBroken?: (error: Error) => void;
  onMutation?: (name: string, given: object) => void;
}

/** Creates a story's server and returns a function that executes a document. */
function serverOf({ data = {}, onBroken = () => undefined, ...more }: Setup = {}) {
  const requested = new Proxy<Record<string, string>>({}, { get: (_, text) => String(text) });
  const server = createStoryServer({ data, onBroken, schema, documents: requested, ...more });
  return async (text: string) => (await server.answer(text, {})).data;
}
const request = (text: string, data?: StoryData) => serverOf(data ? { data } : {})(text);

describe('a field that a story does not set', () => {
  it('returns the default of its type', async () => {
    const { course } = await request(
      '{ course { isOpen lessonCount price level createdAt startsOn flags archivedAt author { name } tags } }',
    );
    expect(course).toEqual({
      isOpen: false,
      lessonCount: 0,
      price: 0,
      level: 'BEGINNER',
      createdAt: '2025-11-12T02:00:00Z',
      startsOn: '2025-11-12',
      flags: {},
      archivedAt: null,
      author: null,
      tags: [],
    });
  });

  it("returns text made of the field's name", async () => {
    const { course } = await request('{ course { databaseId name slug contactEmail shareLink shortDescription place { title } } }');
    expect(course).toEqual({
      databaseId: 1001,
      name: 'Course 1001',
      slug: 'course-1001',
      contactEmail: 'course-1001@example.com',
      shareLink: 'https://example.com/course-1001',
      shortDescription: 'Short description',
      place: { title: 'Place' },
    });
  });

  it('returns an empty connection', async () => {
    const { courses } = await request('{ courses { totalCount edges { cursor } pageInfo { hasNextPage endCursor } } }');
    expect(courses).toEqual({ totalCount: 0, edges: [], pageInfo: { hasNextPage: false, endCursor: null } });
  });

  it('keeps the id of an object between responses and gives each object a unique one', async () => {
    const server = serverOf({ data: { courses: connection([{ name: 'One' }, { name: 'Other' }]) } });
    const document = '{ course { id } courses { edges { node { id } } } }';
    const answer = await server(document);
    expect(await server(document)).toEqual(answer);
    expect(new Set(JSON.stringify(answer).match(/Course-\d+/g)).size).toBe(3);
  });

  it('derives the id from a databaseId that is set', async () => {
    expect(await request('{ course { id name } }', { course: { databaseId: 7 } })).toEqual({
      course: { id: 'Course-7', name: 'Course 7' },
    });
  });
});

describe('a field that a story sets', () => {
  it('replaces the default, field by field', async () => {
    const { course } = await request('{ course { name level next { name } isOpen } }', {
      course: { name: 'Bookkeeping', level: 'EXPERT', next: { databaseId: 2, name: undefined } },
    });
    expect(course).toEqual({ name: 'Bookkeeping', level: 'EXPERT', next: { name: 'Course 2' }, isOpen: false });
  });

  it('may be a function of the arguments', async () => {
    const course = ({ databaseId }: { databaseId: number }) => ({ name: `The ${databaseId}th` });
    expect(await request('{ course(databaseId: 4) { name } }', { course })).toEqual({ course: { name: 'The 4th' } });
  });

  it('may be a page of a list', async () => {
    const courses = connection([{ name: 'Bookkeeping' }], { totalCount: 21, hasNextPage: true });
    const answer = await request('{ courses { totalCount edges { node { name } } pageInfo { hasNextPage endCursor } } }', { courses });
    expect(answer).toEqual({
      courses: {
        totalCount: 21,
        edges: [{ node: { name: 'Bookkeeping' } }],
        pageInfo: { hasNextPage: true, endCursor: expect.any(String) as string },
      },
    });
    expect(connection([{}, {}])).toMatchObject({ totalCount: 2, pageInfo: { hasNextPage: false, endCursor: null } });
  });

  it('may be an error of the server', async () => {
    const onBroken = vi.fn();
    const stale = new RequestError('Someone else saved this.', 'STALE');
    await expect(serverOf({ data: { rename: stale }, onBroken })('mutation { rename(name: "A") { id } }')).rejects.toBe(stale);
    expect(onBroken).not.toHaveBeenCalled();
  });

  it('may change each time a mutation is sent', async () => {
    const onMutation = vi.fn();
    const rejected = new RequestError('Not yet.', 'CONFLICT');
    const data = {
      course: afterMutation('rename', { name: 'A' }, { name: 'B' }, { name: 'C' }),
      rename: afterMutation('rename', rejected, { name: 'C' }),
    };
    const server = serverOf({ data, onMutation });
    const query = '{ course { name } }';
    const rename = 'mutation { rename(name: "C") { name } }';
    expect(await server(query)).toEqual({ course: { name: 'A' } });
    await expect(server(rename)).rejects.toBe(rejected);
    expect(await server(query)).toEqual({ course: { name: 'B' } });
    expect(await server(rename)).toEqual({ rename: { name: 'C' } });
    await server(rename);
    expect(await server(query)).toEqual({ course: { name: 'C' } });
    expect(onMutation).toHaveBeenNthCalledWith(1, 'rename', { name: 'C' });
    expect(onMutation).toHaveBeenCalledTimes(3);
  });
});

describe('a mistake in a story', () => {
  it.each<[string, StoryData, string]>([
    ['a root field that is not in the schema', { corse: {} }, 'Neither Query nor Mutation has a field corse'],
    ['a field that its type does not have', { course: { nmae: 'A' } }, 'course: Course has no field nmae'],
    ['a nested field', { courses: connection([{ next: { title: 'A' } }]) }, 'courses.edges[0].node.next: Course has no field title'],
    ['one of several responses', { course: afterMutation('rename', {}, { nmae: 'A' }) }, 'course: Course has no field nmae'],
    ['steps of an unknown mutation', { course: afterMutation('renam', {}, {}) }, 'course: there is no mutation renam'],
    ['a number for a text', { course: { name: 5 } }, 'course.name: 5 is not of the type String'],
    ['a text for a number', { course: { lessonCount: '5' } }, 'course.lessonCount: "5" is not of the type Int'],
    ['a fraction for a whole number', { course: { lessonCount: 1.5 } }, 'course.lessonCount: 1.5 is not of the type Int'],
    ['an unknown enum value', { course: { level: 'MASTER' } }, 'course.level: "MASTER" is not of the type Level'],
    ['a day for an instant', { course: { createdAt: '2025-11-12' } }, 'course.createdAt: "2025-11-12" is not of the type DateTime'],
    ['an instant for a day', { course: { startsOn: '2025-11-12T02:00:00Z' } }, 'is not of the type Day'],
    ['a single value for a list', { course: { tags: 'A' } }, 'course.tags: "A" is not a list'],
    ['a list for a single value', { course: [] }, 'course: [] is not of the type Course'],
    ['null for a non-null field', { course: { name: null } }, 'course.name: String! cannot be null'],
    ['an object of another type', { course: { __typename: 'Person' } }, 'course: Course is not Person'],
    [
      'an object that could be of several types',
      { node: { id: 'a' } },
      'node: an object needs __typename to identify its type within Node',
    ],
  ])('throws: %s', (_what, data, message) => {
    expect(() => serverOf({ data })).toThrow(message);
  });

  it('throws when a function returns it', async () => {
    const onBroken = vi.fn();
    const server = serverOf({ data: { course: () => ({ nmae: 'A' }) }, onBroken });
    await expect(server('{ course { name } }')).rejects.toThrow('Query.course: Course has no field nmae');
    expect(onBroken).toHaveBeenCalledOnce();
  });

  it('is not found in circular data or in data with its __typename', () => {
    const course: Record<string, unknown> = { databaseId: 1 };
    course['next'] = course;
    expect(() => serverOf({ data: { course, node: { __typename: 'Person', id: 'person-1' } } })).not.toThrow();
  });
});
