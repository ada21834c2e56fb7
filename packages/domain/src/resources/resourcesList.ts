import { PUBLICATIONS } from '../content/publication.ts';
import { defineList } from '../lists/defineList.ts';
import { BY_KIND, NEWEST } from './readersResourcesList.ts';

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
    kind: { ...BY_KIND, many: true },
    public: { kind: 'yesNo', field: 'isPublic' },
    affiliates: { kind: 'yesNo', field: 'forAffiliates' },
    link: { kind: 'yesNo', field: 'hasBrokenLink', words: { broken: true } },
    publication: { kind: 'enum', field: 'publication', words: PUBLICATIONS },
    status: { kind: 'yesNo', field: 'archived', words: { archived: true } },
  },
});
