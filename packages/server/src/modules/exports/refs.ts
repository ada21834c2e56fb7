import { builder } from '../../graphql/builder.ts';
import type { Export } from './repo.ts';

export const ExportRef = builder.objectRef<Export>('Export');
