import { LEGAL_KINDS, type LegalKind } from '@atlas/domain/legal';
import { enumName } from '@atlas/domain/lists';
import { routePath } from '@atlas/domain/navigation';
import type { LegalKind as LegalKindName } from './__generated__/LegalPagesScreenQuery.graphql.ts';

/** What the API calls a legal page. */
export const legalKindName = (kind: LegalKind): LegalKindName => enumName(kind) as LegalKindName;

/** The legal page that an address names; the first one where it names none. */
export const legalKindIn = (search: URLSearchParams): LegalKindName =>
  legalKindName((LEGAL_KINDS.find(({ value }) => value === search.get('document')) ?? LEGAL_KINDS[0]).value);

/** Where staff write a legal page. */
export const legalPath = (kind: LegalKind): string => routePath('defaultSettings', { tab: 'legal', document: kind });
