import { builder } from '../../graphql/builder.ts';
import type { EventRow } from './repo.ts';

export const EventRef = builder.objectRef<EventRow>('Event');
