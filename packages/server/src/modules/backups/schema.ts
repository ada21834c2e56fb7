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
  description: 'A copy of the database, encrypted.',
  id: { resolve: (backup) => backup.id },
  fields: (t) => ({
    databaseId: t.int({ resolve: (backup) => backup.id }),
    state: t.field({ type: BackupState, resolve: (backup) => backup.state }),
    bytes: t.float({ nullable: true, description: 'Size of the file; null until it is done.', resolve: (backup) => backup.bytes }),
    checksum: t.exposeString('checksum', { nullable: true, description: 'SHA-256 of the file.' }),
    problem: t.exposeString('problem', { nullable: true }),
    startedBy: t.field({
      type: UserRef,
      nullable: true,
      description: 'Null when the schedule started it.',
      resolve: (backup, _args, ctx) => userOrNull(ctx, backup.startedById),
    }),
    keptUntil: t.expose('keptUntil', { type: 'DateTime' }),
    restoreTestedAt: t.expose('restoreTestedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last restored into an empty database, to see that it can be.',
    }),
    finishedAt: t.expose('finishedAt', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

listField(ViewerRef, {
  name: 'backups',
  description: 'Every copy of the database, those that were let go too.',
  type: BackupRef,
  list: backupsList,
  filter: builder.inputType('BackupsFilter', { fields: (t) => ({ state: t.field({ type: BackupState }) }) }),
  where: backupsWhere,
  loader: backupLoader,
  defaultSort: { by: 'created', descending: true },
});
