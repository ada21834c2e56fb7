import { LEGAL_KINDS, type LegalKind } from '@atlas/domain/legal';
import { enumName } from '@atlas/domain/lists';
import { routePath } from '@atlas/domain/navigation';
import type { LegalKind as LegalKindName } from './__generated__/LegalPagesScreenQuery.graphql.ts';

/** The API's name of a legal page. */
export const legalKindName = (kind: LegalKind): LegalKindName => enumName(kind) as LegalKindName;

/** Reads the legal page from the address; defaults to the first one. */
export const legalKindIn = (search: URLSearchParams): LegalKindName =>
  legalKindName((LEGAL_KINDS.find(({ value }) => value === search.get('document')) ?? LEGAL_KINDS[0]).value);

/** Path of the page where staff edit a legal page. */
export const legalPath = (kind: LegalKind): string => routePath('defaultSettings', { tab: 'legal', document: kind });
