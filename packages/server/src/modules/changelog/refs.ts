import { builder } from '../../graphql/builder.ts';
import type { ChangelogEntry } from './repo.ts';

export const ChangelogEntryRef = builder.objectRef<ChangelogEntry>('ChangelogEntry');
