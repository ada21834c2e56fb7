import type { MutationCases } from '../../testing/mutationCases.ts';

/** Cases of the mutations of exports. */
export const mutationCases: MutationCases = {
  startExport: {
    may: ['admin', 'tribe-team-fa', 'tribe-team-ro'],
    audited: { action: 'startExport', subjectType: 'export' },
    call: () => 'startExport(list: AUDIT_ENTRIES, format: CSV, search: "") { id }',
  },
};
