import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateX25519Identity } from 'age-encryption';
import { expect, it } from 'vitest';
import { files } from '../modules/files/tables.ts';
import { users } from '../modules/users/tables.ts';
import { openStorage } from '../storage/openStorage.ts';
import { startTestS3 } from '../testing/testS3.ts';
import { emptyHome, TEST_NOW, testApp } from '../testing/testApp.ts';
import { createBackup } from './createBackup.ts';
import { restoreBackup } from './restoreBackup.ts';

it('backs up files in a bucket, and restores them into another one', async () => {
  const [from, to] = [await startTestS3(), await startTestS3()];
  const folder = mkdtempSync(join(tmpdir(), 'atlas-bucket-'));
  const key = await generateX25519Identity();
  const app = await testApp({ demo: false, storage: from.place, settings: { BACKUP_KEY: key } });
  try {
    const person = { email: 'ana@atlas.example', firstName: 'Ana', lastName: 'Cruz', slug: 'ana', tribeId: 'T1', passwordHash: 'x' };
    const [user] = await app.database.db
      .insert(users)
      .values({ createdAt: TEST_NOW, ...person })
      .returning();
    const row = { name: 'me.webp', mediaType: 'image/webp', bytes: 5, purpose: 'avatar' as const, userId: user?.id ?? 0 };
    await app.storage.put('uploads/me', Buffer.from('bytes'));
    await app.database.db.insert(files).values({ createdAt: TEST_NOW, ...row, storageKey: 'uploads/me' });
    await app.database.db.insert(files).values({ createdAt: TEST_NOW, ...row, purpose: 'attachment', storageKey: 'uploads/gone' });
    await (await openStorage(to.place)).put('uploads/other', Buffer.from('x'));

    const backup = await createBackup(app, folder, TEST_NOW);
    expect(backup).toMatchObject({ files: 1, missing: ['uploads/gone'] });
    const restored = await restoreBackup(backup.file, key, { ...(await emptyHome(join(folder, 'home'))), storage: to.place });
    expect(restored).toMatchObject({ files: 1, missing: ['uploads/gone'] });
    expect((await to.keys()).toSorted()).toEqual(['uploads/me', 'uploads/other']);
    const bytes = await (await (await openStorage(to.place)).read('uploads/me')).toArray();
    expect(Buffer.concat(bytes).toString()).toBe('bytes');
  } finally {
    await app.close();
    await Promise.all([from.close(), to.close()]);
    rmSync(folder, { recursive: true, force: true });
  }
});
