import { builder } from '../../graphql/builder.ts';
import type { Import, ImportRow } from './repo.ts';

export const ImportRef = builder.objectRef<Import>('Import');
export const ImportRowRef = builder.objectRef<ImportRow>('ImportRow');
