import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type Browser, type TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let admin: Browser;
beforeAll(async () => {
  server = await testServer();
  admin = server.browser();
  await admin.logIn('admin');
});
afterAll(() => server.close());

const CREATE = 'mutation { it: createCourse(input: { name: "Canva", accessLevelIds: [] }) { databaseId lastSaved { at by { name } } } }';
const READ = 'query ($id: Int!) { viewer { course(databaseId: $id) { lastSaved { at by { name } } } } }';
const read = async (id: number, browser = admin) => (await browser.graphql(READ, { id })).json;

describe('lastSaved', () => {
  it('names the person and the time of the last save, and ignores other changes', async () => {
    const { databaseId: id, lastSaved } = (await admin.graphql(CREATE)).json.data.it;
    const name = (await admin.graphql('{ viewer { user { name } } }')).json.data.viewer.user.name;
    expect(name).not.toBe('');
    expect(lastSaved).toEqual({ at: expect.any(String), by: { name } });
    await admin.graphql('mutation ($id: Int!) { setCourseArchived(databaseId: $id, archived: true) { id } }', { id });
    expect((await read(id)).data.viewer.course.lastSaved).toEqual(lastSaved);
    await admin.graphql(
      'mutation ($id: Int!) { saveCourseIntro(databaseId: $id, revision: 2, input: { intro: "Hi", introVideoUrl: "" }) { id } }',
      {
        id,
      },
    );
    const later = (await read(id)).data.viewer.course.lastSaved;
    expect(later.by).toEqual({ name });
    expect(Date.parse(later.at)).toBeGreaterThanOrEqual(Date.parse(lastSaved.at));
  });

  it('is null for a record that came with the installation', async () => {
    expect((await read(136)).data.viewer.course.lastSaved).toBeNull();
  });

  it('ignores what members do with a lesson', async () => {
    const member = server.browser();
    await member.logIn('member');
    const { databaseId } = (await member.graphql('{ viewer { course(databaseId: 136) { nextLesson { databaseId } } } }')).json.data.viewer
      .course.nextLesson;
    await member.graphql('mutation ($id: Int!) { finishLesson(lessonId: $id) { id } }', { id: databaseId });
    const { json } = await admin.graphql(`{ viewer { lesson(databaseId: ${databaseId}) { lastSaved { at } } } }`);
    expect(json).toEqual({ data: { viewer: { lesson: { lastSaved: null } } } });
  });

  it('is refused to members', async () => {
    const member = server.browser();
    await member.logIn('member');
    expect((await read(136, member)).errors[0].extensions.code).toBe('FORBIDDEN');
  });
});
