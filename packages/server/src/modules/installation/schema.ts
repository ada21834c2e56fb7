import { builder } from '../../graphql/builder.ts';
import { commandField } from '../../graphql/commandFields.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { resumeOutgoing } from './commands.ts';
import { InstallationRef } from './refs.ts';
import { findPaused, INSTALLATION_ID, installationLoader } from './repo.ts';

InstallationRef.implement({
  description: 'This installation, once a backup was restored into it.',
  fields: (t) => ({
    restoredAt: t.expose('restoredAt', { type: 'DateTime' }),
    backupAt: t.expose('backupAt', { type: 'DateTime', description: 'When the backup was made.' }),
    pausedAt: t.expose('pausedAt', { type: 'DateTime', description: 'Since when outgoing work is paused.' }),
    resumedAt: t.expose('resumedAt', { type: 'DateTime', nullable: true }),
  }),
});

builder.objectField(ViewerRef, 'outgoingPause', (t) =>
  t.field({
    type: InstallationRef,
    nullable: true,
    description: 'The installation while e-mails and the removal of files are paused after a restore, else null.',
    resolve: (_viewer, _args, { source }) => findPaused(source.db),
  }),
);

commandField(
  'resumeOutgoing',
  { type: InstallationRef, loader: installationLoader },
  {
    description: 'Resumes the e-mails and the removal of files that a restore paused.',
    args: () => ({}),
    run: async (ctx) => {
      await resumeOutgoing(ctx);
      return INSTALLATION_ID;
    },
  },
);
