const version = (number: number, body: string, publishedAt: string) => ({
  id: `version ${number}`,
  databaseId: number,
  number,
  body,
  publishedAt,
  publishedBy: { name: 'Aileen Bautista' },
});

const SECOND = version(2, '## What we keep\n\n- Your name and email address\n- Your lessons, tasks and points', '2025-11-03T02:00:00Z');
const FIRST = version(1, '## What we keep\n\nYour name and email address.', '2025-08-04T02:00:00Z');

/** The privacy policy in its second version. */
export const privacyPolicy = (more: object = {}) => ({
  id: 'the privacy policy',
  kind: 'PRIVACY_POLICY',
  revision: 3,
  draft: null,
  draftSavedAt: null,
  draftSavedBy: null,
  published: SECOND,
  versions: [SECOND, FIRST],
  ...more,
});

/** The privacy policy with a draft. */
export const drafted = (draft = '## What we keep\n\nAlmost nothing.') =>
  privacyPolicy({ revision: 4, draft, draftSavedAt: '2025-11-11T02:00:00Z', draftSavedBy: { name: 'Paolo Reyes' } });

/** A legal page without text. */
export const unwritten = privacyPolicy({ revision: 1, published: null, versions: [] });
