import { WAITING_LIST_PAGE } from '@atlas/domain/funnels';
import { can, SELLING_PAGES } from '@atlas/domain/access';
import { type Authorization, type Rule } from '../../graphql/rules.ts';
import { looksAfter } from '../access/commands.ts';
import { type OptIn, WAITING_LIST_READERS } from './repo.ts';

/** Opt-ins are for staff of funnels. Those of a waiting list are for staff of payments as well. */
const OPT_IN: Rule = {
  ofPerson: {
    text: 'holders of funnel; those of a waiting list also holders of studentPaymentDetails with the person in scope',
    allows: ({ page, userId }: OptIn, ctx) =>
      (ctx.session !== null && can(ctx.access, { page: 'funnel' })) ||
      (page === WAITING_LIST_PAGE && looksAfter(ctx, userId, WAITING_LIST_READERS)),
  },
};

const WRITE = { page: SELLING_PAGES, function: 'product_create' } as const;

/** Access rules for pages. */
export const pagesAuthorization: Authorization = {
  types: {
    LandingDrawing: 'with-parent',
    LandingPage: { page: 'funnel' },
    LandingPageVersion: { page: 'funnel' },
    LandingPicture: 'with-parent',
    OptIn: OPT_IN,
    PageBlock: 'with-parent',
    PreviewLink: 'with-parent',
    PublishProblem: 'with-parent',
    WorkshopRegistration: { page: 'defaultSettings' },
  },
  fields: {
    'Funnel.landingPage': { page: 'funnel' },
    'Mutation.copyLandingBlock': WRITE,
    'Mutation.createPreviewLink': WRITE,
    'Mutation.linkLandingPage': WRITE,
    'Mutation.publishLandingPage': WRITE,
    'Mutation.restoreLandingVersion': WRITE,
    'Mutation.saveLandingDraft': WRITE,
    'Mutation.shrinkLandingPicture': WRITE,
    'Mutation.startLandingPage': WRITE,
    'Mutation.unlinkLandingPage': WRITE,
    'Mutation.unpublishLandingPage': WRITE,
    'Viewer.landingDrawing': { page: 'funnel' },
    'Viewer.landingPage': { page: 'funnel' },
    'Viewer.landingPages': { page: 'funnel' },
    'Viewer.optIns': { page: 'funnel' },
    'Viewer.waitingList': { page: WAITING_LIST_READERS },
    'Viewer.workshopRegistrations': { page: 'defaultSettings' },
  },
};
