import { sql } from 'drizzle-orm';
import { byAdmin, type MutationCases } from '../../testing/mutationCases.ts';
import { type Fixture, uniqueNumber } from '../../testing/mutationWorld.ts';
import { TEST_NOW } from '../../testing/testApp.ts';

/** An open funnel without a landing page. */
const funnel: Fixture = async ({ numberFrom, row }) =>
  numberFrom(sql`with product as (
      insert into products (name, description, price_centavos, created_at) values ('Fresh', 'New', 99900, ${TEST_NOW}) returning id)
    insert into funnels (name, product_id, slug, created_at)
    select 'Fresh', id, ${`landing-${await row(uniqueNumber)}`}, ${TEST_NOW} from product returning id`);

const BLOCKS = JSON.stringify([
  {
    id: 'hero',
    kind: 'hero',
    props: { headline: 'Fresh', text: '', buttonLabel: 'Enroll', buttonLink: '', picture: null },
    isHidden: false,
  },
]);

/** A landing page that can be published, at revision 1. */
const page: Fixture = async ({ numberFrom, row }) =>
  numberFrom(sql`insert into landing_pages (funnel_id, template, link, draft, share_title, share_description, created_at)
    values (${await row(funnel)}, 'Template 1', null, ${BLOCKS}::jsonb, 'Fresh', 'New', ${TEST_NOW}) returning id`);

/** A landing page with a version that is public, at revision 1. */
const published: Fixture = async ({ numberFrom, row }) => {
  const id = await row(page);
  await numberFrom(sql`insert into landing_page_versions (page_id, version, blocks, share_title, share_description, created_at)
    values (${id}, 1, '[]'::jsonb, 'Former', 'Former', ${TEST_NOW}) returning id`);
  return numberFrom(sql`update landing_pages set published_version = 1 where id = ${id} returning id`);
};

/** A landing page that leads to another site, at revision 1. */
const linked: Fixture = async ({ numberFrom, row }) =>
  numberFrom(sql`update landing_pages set template = 'Link a Page', link = 'https://example.com/'
    where id = ${await row(page)} returning id`);

/** A picture of a landing page, with the bytes of another picture. */
const picture: Fixture = async ({ numberFrom, row }) =>
  numberFrom(sql`insert into files (name, media_type, bytes, storage_key, purpose, landing_page_id, created_at)
    select name, media_type, bytes, storage_key, 'block', ${await row(page)}, ${TEST_NOW}
    from files where media_type = 'image/png' order by id limit 1 returning id`);

const SELLING = [['product_create', 'function_access']] as const;

/** Cases of the mutations of landing pages. One of the pages funnel and products is enough. */
export const mutationCases: MutationCases = {
  startLandingPage: {
    ...byAdmin('startLandingPage', 'landing page'),
    flags: SELLING,
    call: async ({ row }) => `startLandingPage(funnelId: ${await row(funnel)}, start: "sales") { id }`,
  },
  saveLandingDraft: {
    ...byAdmin('saveLandingDraft', 'landing page'),
    flags: SELLING,
    call: async ({ row }) =>
      `saveLandingDraft(databaseId: ${await row(page)}, revision: 1, input: { blocks: [], shareTitle: "Changed" }) { id }`,
  },
  linkLandingPage: {
    ...byAdmin('linkLandingPage', 'landing page'),
    flags: SELLING,
    call: async ({ row, numberFrom, forgetSettings }) => {
      await numberFrom(sql`insert into settings (name, type, value) values ('redirect-hosts', 'text', 'example.com')
        on conflict (name) do update set value = excluded.value returning id`);
      forgetSettings();
      return `linkLandingPage(funnelId: ${await row(funnel)}, link: "https://example.com/") { id }`;
    },
  },
  unlinkLandingPage: {
    ...byAdmin('unlinkLandingPage', 'landing page'),
    flags: SELLING,
    call: async ({ row }) => `unlinkLandingPage(databaseId: ${await row(linked)}, revision: 1) { id }`,
  },
  publishLandingPage: {
    ...byAdmin('publishLandingPage', 'landing page'),
    flags: SELLING,
    call: async ({ row }) => `publishLandingPage(databaseId: ${await row(page)}, revision: 1) { id }`,
  },
  unpublishLandingPage: {
    ...byAdmin('unpublishLandingPage', 'landing page'),
    flags: SELLING,
    call: async ({ row }) => `unpublishLandingPage(databaseId: ${await row(published)}, revision: 1) { id }`,
  },
  restoreLandingVersion: {
    ...byAdmin('restoreLandingVersion', 'landing page'),
    flags: SELLING,
    call: async ({ row }) => `restoreLandingVersion(databaseId: ${await row(published)}, revision: 1, version: 1) { id }`,
  },
  copyLandingBlock: {
    ...byAdmin('copyLandingBlock', 'landing page'),
    flags: SELLING,
    call: async ({ row }) => `copyLandingBlock(databaseId: ${await row(page)}, block: "hero", toDatabaseId: ${await row(page)}) { id }`,
  },
  createPreviewLink: {
    may: ['admin'],
    audited: { exempt: 'Only signs a key; nothing is stored, and the link ends after seven days.' },
    flags: SELLING,
    call: async ({ row }) => `createPreviewLink(databaseId: ${await row(page)}) { path }`,
  },
  shrinkLandingPicture: {
    ...byAdmin('uploadFile', 'file'),
    flags: SELLING,
    call: async ({ row }) => `shrinkLandingPicture(databaseId: ${await row(page)}, file: ${await row(picture)}) { file }`,
  },
};
