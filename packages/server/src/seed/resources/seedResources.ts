import type { Role } from '@atlas/domain/access';
import { demoFileBytes } from '../files/demoFile.ts';
import { productSold } from '../productSold.ts';
import { daysFrom, type Seed } from '../seed.ts';
import { files } from '../../modules/files/tables.ts';
import { productResources } from '../../modules/products/tables.ts';
import { DEMO_RESOURCES, type DemoResource } from './demoResources.ts';
import { accessLevelResources, resourceLinks, resources } from '../../modules/resources/tables.ts';

/** The place of the first one among the contents of a product, after its courses and events. */
const AFTER = 200;

/** Seeds the demo resources with their files and grants. The funnels must exist. */
export async function seedResources(seed: Seed, levels: Record<Role, number>): Promise<void> {
  const rows = await seed.tx
    .insert(resources)
    .values(
      DEMO_RESOURCES.map((demo, index) => ({
        name: demo.name,
        description: demo.description,
        kind: demo.kind,
        url: demo.url ?? null,
        isPublic: demo.opens === 'public',
        forAffiliates: demo.opens === 'affiliates',
        archivedAt: demo.archived ? daysFrom(seed, -50) : null,
        createdAt: daysFrom(seed, -170 + index * 6),
        publishedAt: daysFrom(seed, -170 + index * 6),
      })),
    )
    .returning({ id: resources.id });
  const ids = rows.map(({ id }) => id);
  await seedFiles(seed, ids);
  await openResources(seed, levels, ids);
  await seedLinks(seed, ids);
}

async function seedFiles(seed: Seed, ids: readonly number[]): Promise<void> {
  const rows = await Promise.all(
    DEMO_RESOURCES.map(async ({ file }, index) => {
      const resourceId = ids[index] ?? 0;
      if (!file) return [];
      const { bytes, mediaType } = demoFileBytes(file);
      const storageKey = `demo/resources/${resourceId}`;
      await seed.storage.put(storageKey, bytes);
      const row = { name: file.name, mediaType, bytes: bytes.byteLength, storageKey, purpose: 'attachment', resourceId } as const;
      return [{ ...row, createdAt: seed.now }];
    }),
  );
  await seed.tx.insert(files).values(rows.flat());
}

async function openResources(seed: Seed, levels: Record<Role, number>, ids: readonly number[]): Promise<void> {
  const that = (opens: DemoResource['opens']) => ids.filter((_id, index) => DEMO_RESOURCES[index]?.opens === opens);
  const [membership, studio] = [await productSold(seed, 'freelancing-course'), await productSold(seed, 'studio-year')];
  const sold = [
    ...(membership === undefined
      ? []
      : that('membership').map((resourceId, at) => ({ productId: membership, resourceId, position: AFTER + at }))),
    ...(studio === undefined ? [] : that('studio').map((resourceId, at) => ({ productId: studio, resourceId, position: AFTER + at }))),
  ];
  if (sold.length > 0) await seed.tx.insert(productResources).values(sold);
  await seed.tx
    .insert(accessLevelResources)
    .values([
      ...that('members').map((resourceId) => ({ resourceId, accessLevelId: levels.member })),
      ...that('affiliates').map((resourceId) => ({ resourceId, accessLevelId: levels.affiliate })),
    ]);
}

/** Seeds the results of last night's link check. */
async function seedLinks(seed: Seed, ids: readonly number[]): Promise<void> {
  const rows = DEMO_RESOURCES.flatMap(({ url, archived, linkBrokenDays }, index) => {
    if (url === undefined || archived) return [];
    const since = linkBrokenDays === undefined ? null : daysFrom(seed, -linkBrokenDays);
    return [{ resourceId: ids[index] ?? 0, url, checkedAt: daysFrom(seed, -1), failedSince: since, brokenSince: since }];
  });
  await seed.tx.insert(resourceLinks).values(rows);
}
