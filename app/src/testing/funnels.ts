interface FunnelFixture {
  slug: string;
  name: string;
  description: string;
  price: number;
  validityByDays: number | null;
  coverUrl: string | null;
}

/** The offer for newcomers. */
export const freelancingCourse = (named: Partial<FunnelFixture> = {}): FunnelFixture => ({
  slug: 'freelancing-course',
  name: 'Freelancing Course',
  description:
    'Everything you need to find your first online client, at your own pace: short lessons that fit a phone, worksheets, and coaches who answer.',
  price: 9999,
  validityByDays: 365,
  coverUrl: null,
  ...named,
});

/** The response for the address of an open funnel, or for an affiliate's link. */
export const pageOf = (funnel = freelancingCourse(), affiliateCode: string | null = null) => ({
  publicPage: { affiliateCode, isElsewhere: false, funnel },
});
