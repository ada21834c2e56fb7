import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq, isNotNull } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '../../commands/context.ts';
import { contextOf } from '../../testing/testServer.ts';
import { NotStored } from '../../storage/failures.ts';
import { TEST_NOW, testApp, type TestApp } from '../../testing/testApp.ts';
import { removeLessonFile } from '../courses/commands.ts';
import { sweepDroppedFiles } from './dropped.ts';
import { createFindPicture } from './pictures.ts';
import { dropFile, undropFile } from './repo.ts';
import { droppedFiles, files } from './tables.ts';
import { storeUpload, type Upload } from './uploads.ts';

const DAY = 86_400_000;
let app: TestApp;
let admin: Context;
let folder: string;
beforeAll(async () => {
  app = await testApp();
  admin = await contextOf(app, 'admin');
  folder = await mkdtemp(join(tmpdir(), 'atlas-dropped-'));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  app.setNow(TEST_NOW);
  await app.database.db.delete(droppedFiles);
});

const db = () => app.database.db;
const later = (days: number, more = 0) => app.setNow(new Date(TEST_NOW.getTime() + days * DAY + more));
const isStored = async (key: string): Promise<boolean> => {
  try {
    (await app.storage.read(key)).destroy();
    return true;
  } catch (error) {
    if (!(error instanceof NotStored)) throw error;
    return false;
  }
};
const dropped = async (): Promise<string[]> => (await db().select().from(droppedFiles)).map(({ storageKey }) => storageKey).toSorted();

const lessonOfTest = async (): Promise<number> =>
  (await db().select().from(files).where(isNotNull(files.lessonId)).limit(1))[0]?.lessonId ?? 0;
const toLesson = async (purpose = 'attachment'): Promise<Upload> => ({
  owner: 'lessonId',
  ownerId: await lessonOfTest(),
  purpose,
  name: 'notes.txt',
});
async function upload(to: Upload, text = 'What is in it') {
  const path = join(folder, 'received');
  writeFileSync(path, text);
  return storeUpload(admin, to, path);
}

describe('a file that a command drops', () => {
  it('is removed with its pictures in other widths', async () => {
    const path = join(folder, 'received');
    await sharp({ create: { width: 400, height: 300, channels: 3, background: '#0b6e69' } })
      .png()
      .toFile(path);
    const file = await storeUpload(admin, { ...(await toLesson()), name: 'board.png' }, path);
    expect(await createFindPicture(app)(file, 96)).not.toBeNull();
    expect(await isStored(`${file.storageKey}.w96`)).toBe(true);
    await removeLessonFile(admin, file.id);
    later(7);
    expect(await sweepDroppedFiles(app)).toBe(1);
    expect([await isStored(file.storageKey), await isStored(`${file.storageKey}.w96`)]).toEqual([false, false]);
  });

  it('is retained for seven days, and then removed with its line', async () => {
    const file = await upload(await toLesson());
    expect(await dropped()).toEqual([]);
    await removeLessonFile(admin, file.id);
    expect(await dropped()).toEqual([file.storageKey]);
    later(7, -1);
    expect(await sweepDroppedFiles(app)).toBe(0);
    expect(await isStored(file.storageKey)).toBe(true);
    later(7);
    expect(await sweepDroppedFiles(app)).toBe(1);
    expect([await isStored(file.storageKey), await dropped()]).toEqual([false, []]);
    expect(await sweepDroppedFiles(app)).toBe(0);
  });

  it('is removed when another one replaces it, which stays', async () => {
    const cover: Upload = { owner: 'courseId', ownerId: 136, purpose: 'cover', name: 'cover.png' };
    const picture = await sharp({ create: { width: 16, height: 9, channels: 3, background: '#0b6e69' } })
      .png()
      .toBuffer();
    const path = join(folder, 'cover');
    const store = () => {
      writeFileSync(path, picture);
      return storeUpload(admin, cover, path);
    };
    const [first, second] = [await store(), await store()];
    expect(await dropped()).toEqual([first.storageKey]);
    later(8);
    await sweepDroppedFiles(app);
    expect([await isStored(first.storageKey), await isStored(second.storageKey)]).toEqual([false, true]);
  });

  it('stays while another row refers to the same bytes', async () => {
    const [sample] = await db()
      .select()
      .from(files)
      .where(and(eq(files.purpose, 'video'), isNotNull(files.lessonId)));
    if (!sample) throw new Error('The demo has no video');
    expect(await db().$count(files, eq(files.storageKey, sample.storageKey))).toBeGreaterThan(1);
    await removeLessonFile(admin, sample.id);
    later(8);
    await sweepDroppedFiles(app);
    expect([await isStored(sample.storageKey), await dropped()]).toEqual([true, []]);
  });

  it('that is dropped again is retained for seven days after that', async () => {
    const file = await upload(await toLesson());
    await removeLessonFile(admin, file.id);
    await dropFile(db(), file.storageKey, new Date(TEST_NOW.getTime() + DAY));
    later(7);
    expect(await sweepDroppedFiles(app)).toBe(0);
    later(8);
    expect(await sweepDroppedFiles(app)).toBe(1);
  });
});

describe('an upload that ends before its row is written', () => {
  it('leaves neither bytes nor a line when the row is rejected', async () => {
    const stored: string[] = [];
    const { storage } = app;
    app.storage = { ...storage, take: (key, file) => storage.take(key, file).then(() => void stored.push(key)) };
    try {
      await expect(upload({ ...(await toLesson()), ownerId: 999_999 })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    } finally {
      app.storage = storage;
    }
    expect(stored).toHaveLength(1);
    expect([await isStored(stored[0] ?? ''), await dropped()]).toEqual([false, []]);
  });

  it('leaves nothing when the storage fails', async () => {
    const { storage } = app;
    app.storage = { ...storage, take: () => Promise.reject(new Error('no')) };
    try {
      await expect(upload(await toLesson())).rejects.toThrow('no');
    } finally {
      app.storage = storage;
    }
    expect(await dropped()).toEqual([]);
  });

  it('is removed by the sweep when the process died in between', async () => {
    await dropFile(db(), 'uploads/half', TEST_NOW);
    await app.storage.put('uploads/half', Buffer.from('x'));
    later(7);
    expect(await sweepDroppedFiles(app)).toBe(1);
    expect(await isStored('uploads/half')).toBe(false);
  });
});

describe('the sweep', () => {
  const drop = async (...keys: string[]) => {
    for (const [index, key] of keys.entries()) {
      await app.storage.put(key, Buffer.from('x'));
      await dropFile(db(), key, new Date(TEST_NOW.getTime() + index));
    }
  };

  it.each([1, 2, 3, 4])('loads %d keys at a time, oldest first, until nothing is left', async (size) => {
    await drop('test/1', 'test/2', 'test/3');
    later(8);
    const removed: string[] = [];
    const { storage } = app;
    app.storage = { ...storage, remove: (key) => storage.remove(key).then(() => void (key.includes('.w') || removed.push(key))) };
    try {
      expect(await sweepDroppedFiles(app, undefined, size)).toBe(3);
    } finally {
      app.storage = storage;
    }
    expect([removed, await dropped()]).toEqual([['test/1', 'test/2', 'test/3'], []]);
  });

  it('reaches keys behind a whole chunk that cannot be removed', async () => {
    await drop('test/stuck-1', 'test/stuck-2', 'test/free-1', 'test/stuck-3', 'test/free-2');
    later(8);
    const { storage } = app;
    app.storage = { ...storage, remove: (key) => (key.includes('stuck') ? Promise.reject(new Error('no')) : storage.remove(key)) };
    try {
      expect(await sweepDroppedFiles(app, undefined, 2)).toBe(2);
    } finally {
      app.storage = storage;
    }
    expect(await dropped()).toEqual(['test/stuck-1', 'test/stuck-2', 'test/stuck-3']);
  });

  it('stops between two keys when its process stops', async () => {
    await drop('test/1', 'test/2');
    later(8);
    await expect(sweepDroppedFiles(app, AbortSignal.abort(new Error('stopping')))).rejects.toThrow('stopping');
    expect(await dropped()).toEqual(['test/1', 'test/2']);
  });

  it('holds no transaction while the storage works, and lets no row refer to the bytes', async () => {
    await drop('test/slow');
    later(8);
    const { storage } = app;
    const whileRemoving: unknown[] = [];
    app.storage = {
      ...storage,
      remove: async (key) => {
        if (key === 'test/slow') {
          // The embedded database has one connection, so this only succeeds because no transaction
          // is open.
          const [line] = await db().select().from(droppedFiles);
          const naming = app.database.transaction((tx) => undropFile(tx, key));
          whileRemoving.push(line?.removingAt, await naming.catch((error: { code: string }) => error.code));
        }
        return storage.remove(key);
      },
    };
    try {
      expect(await sweepDroppedFiles(app)).toBe(1);
    } finally {
      app.storage = storage;
    }
    expect(whileRemoving).toEqual([app.clock.now(), 'CONFLICT']);
    expect([await isStored('test/slow'), await dropped()]).toEqual([false, []]);
  });

  it('finishes removals that a process left marked', async () => {
    await drop('test/half');
    await db().update(droppedFiles).set({ removingAt: TEST_NOW });
    later(8);
    expect(await sweepDroppedFiles(app)).toBe(1);
    expect([await isStored('test/half'), await dropped()]).toEqual([false, []]);
  });

  it('continues past a key that cannot be removed, and retries it later', async () => {
    await drop('test/stuck', 'test/free');
    later(8);
    const { storage } = app;
    app.storage = { ...storage, remove: (key) => (key === 'test/stuck' ? Promise.reject(new Error('no')) : storage.remove(key)) };
    expect(await sweepDroppedFiles(app)).toBe(1);
    expect(await dropped()).toEqual(['test/stuck']);
    app.storage = storage;
    expect(await sweepDroppedFiles(app)).toBe(1);
    expect([await isStored('test/stuck'), await dropped()]).toEqual([false, []]);
  });
});
