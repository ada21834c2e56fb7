import { builder } from '../../graphql/builder.ts';
import type { Batch } from './repo.ts';

export const BatchRef = builder.objectRef<Batch>('Batch');
