import { builder } from '../../graphql/builder.ts';
import { commandField } from '../../graphql/commandFields.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { resumeOutgoing } from './commands.ts';
import { InstallationRef } from './refs.ts';
import { findPaused, INSTALLATION_ID, installationLoader } from './repo.ts';

InstallationRef.implement({
  description: 'An installation that was restored from a backup.',
  fields: (t) => ({
    restoredAt: t.expose('restoredAt', { type: 'DateTime' }),
    backupAt: t.expose('backupAt', { type: 'DateTime', description: 'When the backup was made.' }),
    pausedAt: t.expose('pausedAt', { type: 'DateTime', description: 'When outgoing work was paused.' }),
    resumedAt: t.expose('resumedAt', { type: 'DateTime', nullable: true }),
  }),
});

builder.objectField(ViewerRef, 'outgoingPause', (t) =>
  t.field({
    type: InstallationRef,
    nullable: true,
    description: 'The installation while emails and file deletion are paused after a restore, otherwise null.',
    resolve: (_viewer, _args, { source }) => findPaused(source.db),
  }),
);

commandField(
  'resumeOutgoing',
  { type: InstallationRef, loader: installationLoader },
  {
    description: 'Resumes the emails and file deletion that a restore paused.',
    args: () => ({}),
    run: async (ctx) => {
      await resumeOutgoing(ctx);
      return INSTALLATION_ID;
    },
  },
);
