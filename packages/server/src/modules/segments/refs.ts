import { builder } from '../../graphql/builder.ts';
import type { Segment } from './repo.ts';

export const SegmentRef = builder.objectRef<Segment>('Segment');
