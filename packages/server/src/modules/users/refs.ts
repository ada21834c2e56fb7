import { builder } from '../../graphql/builder.ts';
import type { User } from './repo.ts';

export const UserRef = builder.objectRef<User>('User');
