import { builder } from '../../graphql/builder.ts';
import type { Installation } from './repo.ts';

export const InstallationRef = builder.objectRef<Installation>('Installation');
