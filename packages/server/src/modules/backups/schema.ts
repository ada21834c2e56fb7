import { builder } from '../../graphql/builder.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { UserRef } from '../users/refs.ts';
import { userOrNull } from '../users/repo.ts';
import { BackupRef } from './refs.ts';
import { backupLoader, backupsList, backupsWhere } from './repo.ts';

const BackupState = enumOf('BackupState', ['running', 'done', 'failed']);

builder.node(BackupRef, {
  description: 'An encrypted copy of the database.',
  id: { resolve: (backup) => backup.id },
  fields: (t) => ({
    databaseId: t.int({ resolve: (backup) => backup.id }),
    state: t.field({ type: BackupState, resolve: (backup) => backup.state }),
    bytes: t.float({ nullable: true, description: 'Size of the file; null until the backup is done.', resolve: (backup) => backup.bytes }),
    checksum: t.exposeString('checksum', { nullable: true, description: 'SHA-256 of the file.' }),
    problem: t.exposeString('problem', { nullable: true }),
    startedBy: t.field({
      type: UserRef,
      nullable: true,
      description: 'Null for scheduled backups.',
      resolve: (backup, _args, ctx) => userOrNull(ctx, backup.startedById),
    }),
    keptUntil: t.expose('keptUntil', { type: 'DateTime' }),
    restoreTestedAt: t.expose('restoreTestedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last restored into an empty database as a test.',
    }),
    finishedAt: t.expose('finishedAt', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

listField(ViewerRef, {
  name: 'backups',
  description: 'All backups, including deleted ones.',
  type: BackupRef,
  list: backupsList,
  filter: builder.inputType('BackupsFilter', { fields: (t) => ({ state: t.field({ type: BackupState }) }) }),
  where: backupsWhere,
  loader: backupLoader,
  defaultSort: { by: 'created', descending: true },
});
