import { builder } from '../../graphql/builder.ts';
import type { Backup } from './repo.ts';

export const BackupRef = builder.objectRef<Backup>('Backup');
