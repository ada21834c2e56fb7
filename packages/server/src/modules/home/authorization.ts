import type { Authorization } from '../../graphql/rules.ts';

/**
 * Access rules for the home pages. Their numbers and people are the viewer's own, by flags and
 * scope.
 */
export const homeAuthorization: Authorization = {
  types: {
    ContentCounts: 'with-parent',
    HomeCount: 'with-parent',
    HomeCounts: 'with-parent',
    LedPeople: 'with-parent',
    LedPerson: 'with-parent',
  },
  fields: {
    'Viewer.contentCounts': 'signed-in',
    'Viewer.homeCounts': 'signed-in',
    'Viewer.ledPeople': 'signed-in',
  },
};
