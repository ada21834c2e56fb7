import { ROLES } from '@atlas/domain/access';
import { builder } from '../../graphql/builder.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import type { AccessLevelRow } from './repo.ts';

export const AccessLevelRef = builder.objectRef<AccessLevelRow>('AccessLevel');
export const RoleEnum = enumOf('Role', ROLES, 'Determines the menus and the badge of an access level. Several levels may share a role.');
