import { PUBLICATIONS } from '../content/publication.ts';
import { defineList } from '../lists/defineList.ts';
import { RESOURCE_KINDS, type ResourceKind } from '../uploads/resourceKind.ts';

const KINDS = Object.keys(RESOURCE_KINDS) as [ResourceKind, ...ResourceKind[]];
const BY_KIND = { kind: 'enum', field: 'kind', words: KINDS } as const;
const NEWEST = { by: 'created', descending: true } as const;

/**
 * The list of all resources, for staff who manage them. Archived resources appear only when
 * requested.
 *
 * @spec 2 §3, status
 */
export const resourcesList = defineList({
  sorts: ['created', 'name'],
  order: NEWEST,
  searches: 'Name',
  filters: {
    kind: BY_KIND,
    public: { kind: 'yesNo', field: 'isPublic' },
    affiliates: { kind: 'yesNo', field: 'forAffiliates' },
    link: { kind: 'yesNo', field: 'hasBrokenLink', words: { broken: true } },
    publication: { kind: 'enum', field: 'publication', words: PUBLICATIONS },
    status: { kind: 'yesNo', field: 'archived', words: { archived: true } },
  },
});

/**
 * The resources a person has access to, or that are public, newest first. Product decisions §16.
 */
export const readersResourcesList = defineList({ sorts: ['created', 'name'], order: NEWEST, searches: 'Name', filters: { kind: BY_KIND } });
