import { builder } from '../../graphql/builder.ts';
import type { AccessLevelRow } from './repo.ts';

export const AccessLevelRef = builder.objectRef<AccessLevelRow>('AccessLevel');
