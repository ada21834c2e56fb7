import { builder } from '../../graphql/builder.ts';
import type { LegalDocument, LegalVersion } from './repo.ts';

export const LegalDocumentRef = builder.objectRef<LegalDocument>('LegalDocument');
export const LegalVersionRef = builder.objectRef<LegalVersion>('LegalVersion');
export const LegalPageRef = builder.objectRef<LegalVersion>('LegalPage');
