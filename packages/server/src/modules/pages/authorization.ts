import type { Authorization } from '../../graphql/rules.ts';

/** Access rules for pages. */
export const pagesAuthorization: Authorization = {
  types: {
    LandingPage: { page: 'funnel' },
    LandingPageVersion: { page: 'funnel' },
    OptIn: { page: 'funnel' },
    PageBlock: 'with-parent',
    WorkshopRegistration: { page: 'defaultSettings' },
  },
  fields: {
    'Funnel.landingPage': { page: 'funnel' },
    'Viewer.landingPage': { page: 'funnel' },
    'Viewer.optIns': { page: 'funnel' },
    'Viewer.workshopRegistrations': { page: 'defaultSettings' },
  },
};
