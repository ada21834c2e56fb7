import { builder } from '../../graphql/builder.ts';
import type { Resource } from './repo.ts';

export const ResourceRef = builder.objectRef<Resource>('Resource');
