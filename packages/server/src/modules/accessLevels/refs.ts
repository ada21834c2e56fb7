import { builder } from '../../graphql/builder.ts';
import type { AccessLevelVersion } from './repo.ts';

export const AccessLevelVersionRef = builder.objectRef<AccessLevelVersion>('AccessLevelVersion');
