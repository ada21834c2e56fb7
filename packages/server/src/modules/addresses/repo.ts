import { sql, type SQL } from 'drizzle-orm';
import type { AddressFacts } from '@atlas/domain/funnels';
import type { AddressedPage } from '@atlas/domain/pages';
import { comparablePath, type RedirectRule } from '@atlas/domain/redirects';
import type { Source } from '../../commands/loaders.ts';
import type { Db } from '../../db/open.ts';
import { prepared } from '../../db/prepared.ts';
import { affiliates } from '../affiliates/tables.ts';
import { coverOfProduct } from '../products/repo.ts';
import { funnels } from '../funnels/tables.ts';
import { landingPages } from '../pages/tables.ts';
import { products } from '../products/tables.ts';
import { settings } from '../settings/tables.ts';
import { redirectRules } from '../redirects/tables.ts';

/** A funnel as its address shows it, in any state. */
export interface AddressedFunnel {
  id: number;
  slug: string;
  name: string;
  description: string;
  priceCentavos: number;
  validityByDays: number | null;
  hidden: boolean;
  hasWaitingList: boolean;
  coverFileId: number | null;
  opensAt: Date | null;
  closesAt: Date | null;
  closedAt: Date | null;
  archivedAt: Date | null;
  expiresAt: Date | null;
  /** Its landing page; null without one. */
  page: (AddressedPage & { id: number }) | null;
}

/** An affiliate as a link names them. */
export interface LinkedAffiliate {
  id: number;
  code: string;
  isActive: boolean;
}

export type Facts = AddressFacts<AddressedFunnel, RedirectRule, LinkedAffiliate>;

/** Instants become texts on their way through JSON. */
type Sent<Row> = { [Key in keyof Row]: Date extends Row[Key] ? (Date extends NonNullable<Row[Key]> ? string | null : Row[Key]) : Row[Key] };

const toDate = (text: string | null): Date | null => (text === null ? null : new Date(text));

type SentFunnel = Omit<Sent<AddressedFunnel>, 'page'> & { page: Sent<NonNullable<AddressedFunnel['page']>> | null };

const readFunnel = (sent: SentFunnel | null): AddressedFunnel | null =>
  sent && {
    ...sent,
    page: sent.page && { ...sent.page, scheduledAt: toDate(sent.page.scheduledAt) },
    opensAt: toDate(sent.opensAt),
    closesAt: toDate(sent.closesAt),
    closedAt: toDate(sent.closedAt),
    archivedAt: toDate(sent.archivedAt),
    expiresAt: toDate(sent.expiresAt),
  };

const readRule = (sent: Sent<RedirectRule>): RedirectRule => ({ ...sent, startsAt: toDate(sent.startsAt), endsAt: toDate(sent.endsAt) });

/** Keeps the names of tables, which drizzle drops at the top of a select without joins. */
const nested = <Value>(query: SQL): SQL<Value> => sql<Value>`${query}`;

const funnelAt = (slug: SQL): SQL<SentFunnel | null> =>
  nested(sql`(
  select json_build_object(
    'id', ${funnels.id}, 'slug', ${funnels.slug}, 'name', ${products.name}, 'description', ${products.description},
    'priceCentavos', ${products.priceCentavos}, 'validityByDays', ${funnels.validityByDays}, 'hidden', ${funnels.hidden},
    'hasWaitingList', ${funnels.hasWaitingList}, 'coverFileId', ${coverOfProduct(products.id)},
    'opensAt', ${funnels.opensAt}, 'closesAt', ${funnels.closesAt}, 'closedAt', ${funnels.closedAt},
    'archivedAt', ${products.archivedAt}, 'expiresAt', ${products.expiresAt},
    'page', (select json_build_object('id', ${landingPages.id}, 'template', ${landingPages.template}, 'link', ${landingPages.link},
      'publishedVersion', ${landingPages.publishedVersion}, 'scheduledVersion', ${landingPages.scheduledVersion},
      'scheduledAt', ${landingPages.scheduledAt}) from ${landingPages} where ${landingPages.funnelId} = ${funnels.id}))
  from ${funnels} join ${products} on ${products.id} = ${funnels.productId} where ${funnels.slug} = ${slug}::citext)`);

const affiliateBy = (condition: SQL): SQL<LinkedAffiliate | null> =>
  nested(sql`(
  select json_build_object('id', ${affiliates.id}, 'code', ${affiliates.code}, 'isActive', ${affiliates.state} = 'active')
  from ${affiliates} where ${condition})`);

const readFacts = prepared((db: Db) =>
  db
    .select({
      rules: nested<Sent<RedirectRule>[]>(sql`(
        select coalesce(json_agg(json_build_object(
          'id', ${redirectRules.id}, 'fromPath', ${redirectRules.fromPath}, 'match', ${redirectRules.match}, 'target', ${redirectRules.target},
          'audience', ${redirectRules.audience}, 'startsAt', ${redirectRules.startsAt}, 'endsAt', ${redirectRules.endsAt},
          'priority', ${redirectRules.priority}, 'isArchived', false)), '[]')
        from ${redirectRules}
        where ${redirectRules.archivedAt} is null
          and ${redirectRules.fromPath} = any(string_to_array(${sql.placeholder('paths')}::text, chr(10))::citext[]))`),
      funnel: funnelAt(sql`${sql.placeholder('first')}::text`),
      // The setting `join-funnel` is '' until it is set.
      joinFunnel: funnelAt(sql`(select ${settings.value} from ${settings} where ${settings.name} = 'join-funnel')`),
      affiliate: affiliateBy(sql`${affiliates.linkName} = ${sql.placeholder('first')}::text::citext`),
      linked: affiliateBy(sql`${affiliates.code} = ${sql.placeholder('second')}::text::citext`),
    })
    .from(sql`(select 1) as once`),
);

/** A path and every path above it: '/a/b' and '/a'. */
const coveringPaths = (path: string): string[] => {
  const segments = path.split('/').slice(1);
  return segments.map((_segment, at) => `/${segments.slice(0, at + 1).join('/')}`);
};

/**
 * Reads, in one statement, what a path may lead to.
 *
 * @param path decoded, without query
 */
export async function findFacts({ db }: Pick<Source, 'db'>, path: string): Promise<Facts> {
  const compared = comparablePath(path);
  const [, first = '', second = ''] = compared.split('/');
  const [row] = await readFacts(db, { paths: coveringPaths(compared).join('\n'), first, second });
  if (row === undefined) throw new Error('A select without a table has one row');
  const { rules, funnel, joinFunnel, affiliate, linked } = row;
  return { rules: rules.map(readRule), funnel: readFunnel(funnel), joinFunnel: readFunnel(joinFunnel), affiliate, linked };
}

const readFunnelAt = prepared((db: Db) =>
  db.select({ funnel: funnelAt(sql`${sql.placeholder('slug')}::text`) }).from(sql`(select 1) as once`),
);

/** The funnel with a slug, in any state; null without one. */
export async function findFunnelAt({ db }: Pick<Source, 'db'>, slug: string): Promise<AddressedFunnel | null> {
  const [row] = await readFunnelAt(db, { slug });
  return readFunnel(row?.funnel ?? null);
}
