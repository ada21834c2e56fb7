import type { SessionUser } from '@atlas/domain/access';
import { DRAFT, PUBLISHED, SCHEDULED, type PublicationFixture } from '../../testing/publication.ts';
import { admin } from '../../testing/storyUsers.ts';

interface ContentFixture extends PublicationFixture {
  kind: 'COURSE' | 'EVENT' | 'RESOURCE';
  databaseId: number;
  name: string;
  archivedAt: string | null;
  isLive: boolean;
}

interface FunnelFixture {
  databaseId: number;
  name: string;
  slug: string;
  state: 'SCHEDULED' | 'OPEN' | 'ENDED' | 'CLOSED';
}

export interface ProductFixture {
  databaseId: number;
  revision: number;
  name: string;
  description: string;
  price: number;
  state: 'ACTIVE' | 'EXPIRED' | 'ARCHIVED';
  expiresAt: string | null;
  archivedAt: string | null;
  createdAt: string;
  coverUrl: string | null;
  contentSummary: string;
  contents: ContentFixture[];
  funnels: FunnelFixture[];
  peopleCount: number;
  sales: { activeSubscriptions: number; received: number };
  lastSaved: { at: string; by: { name: string } } | null;
}

/** A published content of a product. */
export const content = (named: Partial<ContentFixture> & Pick<ContentFixture, 'kind' | 'databaseId' | 'name'>): ContentFixture => ({
  ...PUBLISHED,
  archivedAt: null,
  isLive: true,
  ...named,
});

export const proposals = content({ kind: 'COURSE', databaseId: 1, name: 'Proposals that get answered' });
export const niche = content({ kind: 'COURSE', databaseId: 2, name: 'Find a niche you can explain' });
export const clinic = content({ kind: 'EVENT', databaseId: 1, name: 'Weekly proposal clinic' });
export const calculator = content({ kind: 'RESOURCE', databaseId: 1, name: 'Rate calculator' });
const draft = content({ kind: 'COURSE', databaseId: 7, name: 'Bookkeeping for small shops', isLive: false, ...DRAFT });
const scheduled = content({ kind: 'EVENT', databaseId: 8, name: 'Tax season kick-off', isLive: false, ...SCHEDULED });
const retired = content({
  kind: 'RESOURCE',
  databaseId: 9,
  name: 'Invoice template, 2023',
  archivedAt: '2025-01-06T02:00:00Z',
  isLive: false,
});

const openFunnel: FunnelFixture = { databaseId: 1, name: 'Freelancing Course', slug: 'freelancing-course', state: 'OPEN' };
const renewal: FunnelFixture = { databaseId: 2, name: 'Renewal for members', slug: 'freelancing-renewal', state: 'SCHEDULED' };
const lastYear: FunnelFixture = { databaseId: 3, name: 'Freelancing Course, 2024', slug: 'freelancing-2024', state: 'CLOSED' };

/** A new product: without contents, funnels and buyers. */
export const product = (named: Partial<ProductFixture> & Pick<ProductFixture, 'databaseId' | 'name'>): ProductFixture => ({
  revision: 1,
  description: '',
  price: 0,
  state: 'ACTIVE',
  expiresAt: null,
  archivedAt: null,
  createdAt: '2025-09-15T02:00:00Z',
  coverUrl: null,
  contentSummary: 'No contents yet',
  contents: [],
  funnels: [],
  peopleCount: 0,
  sales: { activeSubscriptions: 0, received: 0 },
  lastSaved: null,
  ...named,
});

/** A product with contents of every kind and state that two funnels sell. */
export const freelancing = (named: Partial<ProductFixture> = {}): ProductFixture =>
  product({
    databaseId: 1,
    name: 'Freelancing Course',
    description:
      'Everything you need to find your first online client, at your own pace: short lessons that fit a phone, worksheets, and coaches who answer.',
    price: 9999,
    contentSummary: '3 courses, 2 events, 2 resources',
    contents: [proposals, niche, clinic, calculator, draft, scheduled, retired],
    funnels: [openFunnel, renewal, lastYear],
    peopleCount: 291,
    sales: { activeSubscriptions: 294, received: 2_481_750.5 },
    createdAt: '2025-06-02T02:00:00Z',
    lastSaved: { at: '2025-11-11T08:12:00Z', by: { name: 'Paolo Reyes' } },
    ...named,
  });

/** A small product that no funnel sells. */
export const weekendClinic = (named: Partial<ProductFixture> = {}): ProductFixture =>
  product({
    databaseId: 2,
    name: 'Weekend clinic',
    description: 'Two evenings with a coach who reads your proposal.',
    price: 1499,
    expiresAt: '2025-12-31T15:59:59.999Z',
    contentSummary: '1 course, 1 event',
    contents: [proposals, clinic],
    ...named,
  });

export const starter = product({
  databaseId: 3,
  name: 'Work-from-Home Starter Training',
  contentSummary: '1 course',
  contents: [niche],
  funnels: [{ databaseId: 4, name: 'Starter training', slug: 'starter-training', state: 'OPEN' }],
});

export const transcription = product({
  databaseId: 4,
  name: 'Transcription Starter',
  price: 2499,
  state: 'EXPIRED',
  expiresAt: '2025-06-30T15:59:59.999Z',
  contentSummary: '2 courses, 1 resource',
  createdAt: '2024-11-04T02:00:00Z',
});

export const ratesClinic = product({
  databaseId: 5,
  name: 'Rates and Taxes Clinic',
  price: 999,
  state: 'ARCHIVED',
  archivedAt: '2025-03-03T02:00:00Z',
  createdAt: '2024-02-05T02:00:00Z',
});

const found = ({ databaseId, name, publication }: ContentFixture) => ({ databaseId, name, publication });

/** Results of the search for contents. */
export const findable = {
  courses: [proposals, niche, draft].map(found),
  events: [clinic].map(found),
  resources: [calculator].map(found),
};

/** An admin without the flag that creates products and funnels. */
export const withoutCreating: SessionUser = { ...admin, functionAccess: { ...admin.functionAccess, product_create: false } };

/** An admin without the pages of payments and subscriptions. */
export const contentsOnly: SessionUser = {
  ...admin,
  pageAccess: { ...admin.pageAccess, studentPaymentDetails: false, subscriptions: false },
};
