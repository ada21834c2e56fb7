import type { Authorization } from '../../graphql/rules.ts';

/**
 * Access rules for the home pages. Their numbers and people are the viewer's own, by flags and
 * scope.
 */
export const homeAuthorization: Authorization = {
  types: {
    ContentCounts: 'with-parent',
    FirstStep: 'with-parent',
    HomeCount: 'with-parent',
    HomeCounts: 'with-parent',
    LedPeople: 'with-parent',
    LedPerson: 'with-parent',
    PersonNeed: 'with-parent',
  },
  fields: {
    'Mutation.dismissFirstSteps': 'signed-in',
    'Viewer.attention': 'signed-in',
    'Viewer.contentCounts': 'signed-in',
    'Viewer.firstSteps': 'signed-in',
    'Viewer.homeCounts': 'signed-in',
    'Viewer.ledPeople': 'signed-in',
  },
};
