import { defineList } from '../lists/defineList.ts';
import { RESOURCE_KINDS, type ResourceKind } from '../uploads/resourceKind.ts';

const KINDS = Object.keys(RESOURCE_KINDS) as [ResourceKind, ...ResourceKind[]];
const BY_KIND = { kind: 'enum', field: 'kind', words: KINDS } as const;
const NEWEST = { by: 'created', descending: true } as const;

/** The list of all resources, for those who look after them: those in use unless the archived ones are wanted. Specification 2 §3, status. */
export const resourcesList = defineList({
  sorts: ['created', 'name'],
  order: NEWEST,
  searches: 'Name',
  filters: {
    kind: BY_KIND,
    public: { kind: 'yesNo', field: 'isPublic' },
    affiliates: { kind: 'yesNo', field: 'forAffiliates' },
    link: { kind: 'yesNo', field: 'hasBrokenLink', words: { broken: true } },
    status: { kind: 'yesNo', field: 'archived', words: { archived: true } },
  },
});

/** The resources that somebody has, or that are open to all: the newest first. Product decisions §16. */
export const readersResourcesList = defineList({ sorts: ['created', 'name'], order: NEWEST, searches: 'Name', filters: { kind: BY_KIND } });
