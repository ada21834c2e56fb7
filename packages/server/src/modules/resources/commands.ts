import { lockText, type Lock } from '@atlas/domain/access';
import { isLive } from '@atlas/domain/content';
import { resourceForm, type ResourceForm } from '@atlas/domain/resources';
import { resourceKind } from '@atlas/domain/uploads';
import { change, changeWithin, create, setArchived } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import type { Idempotency } from '../../commands/idempotency.ts';
import { parseForm, type Input } from '../../commands/parseForm.ts';
import { insertRow, defineRecord, saveRow, type RecordRevision } from '../../commands/subject.ts';
import { UserError } from '../../errors.ts';
import { lockOf, type Publishing } from '../content/commands.ts';
import { opensAllOf } from '../content/repo.ts';
import { registerFileOwner } from '../files/commands.ts';
import { dropResourceFile, findResourceLevels, RESOURCE_CONTENT, resourceLoader, setResourceLevels, type Resource } from './repo.ts';
import { resources } from './tables.ts';

/** Whether a resource is live and has its file or link. */
const isInSight = (resource: Resource, now: Date): boolean => isLive(resource, now) && !resource.awaitsFile;

/** Whether a resource opens for everyone, without signing in. */
export const isOpenToAll = (resource: Resource, now: Date): boolean => resource.isPublic && isInSight(resource, now);

/**
 * The reason why a resource does not open for the reader; null when it does. Product decision: what
 * opens content.
 *
 * @throws UNAUTHENTICATED for a visitor, unless the resource opens for everyone
 */
export async function resourceLock(ctx: Context, resource: Resource): Promise<Lock | null> {
  if (isOpenToAll(resource, ctx.source.now)) return null;
  return lockOf(ctx, RESOURCE_CONTENT, resource);
}

/**
 * Whether the caller may see that a resource exists: visitors see public ones, people all live
 * ones with content, and staff every one.
 */
export const isVisible = (ctx: Context, resource: Resource): boolean =>
  isOpenToAll(resource, ctx.source.now) ||
  (ctx.session !== null && (isInSight(resource, ctx.source.now) || opensAllOf(RESOURCE_CONTENT, ctx.signedIn().reader)));

/**
 * Loads a resource whose existence the caller may see.
 *
 * @returns null for others
 */
export async function visibleResource(ctx: Context, id: number): Promise<Resource | null> {
  const resource = await ctx.loader(resourceLoader).load(id);
  return resource && isVisible(ctx, resource) ? resource : null;
}

// --- Changes -----------------------------------------------------------------------------------------------------------------------

const RESOURCE = defineRecord('resource', resources, {
  extras: async (tx, id) => ({ accessLevelIds: await findResourceLevels(tx, id) }),
  constraintErrors: {
    access_level_resources_access_level_id_access_levels_id_fk: {
      field: 'accessLevelIds',
      message: 'One of the access levels no longer exists.',
    },
  },
});

/** Publishing a resource shows it to those for whom it opens. */
export const RESOURCE_PUBLISHING: Publishing<typeof resources> = {
  subject: RESOURCE,
  facts: async (_db, { awaitsFile }) => ({ kind: 'resource', hasContent: !awaitsFile }),
};

/**
 * The columns that depend on the file or link of a form. A named file is uploaded later; until then
 * the current content stays.
 */
function madeOf({ url, fileName, kind }: ResourceForm, awaitsFile: boolean): Partial<Resource> {
  if (kind === null || (fileName !== null && !awaitsFile)) return {};
  return { kind, url, awaitsFile: fileName !== null };
}

/** Adds a resource as a draft. One with a file is visible only to staff until the file is uploaded. */
export function createResource(ctx: Context, input: Input, idempotency?: Idempotency): Promise<number> {
  const form = parseForm(resourceForm(), input);
  const { name, description, isPublic, forAffiliates, accessLevelIds, kind } = form;
  return create(ctx, RESOURCE, { action: 'createResource', idempotency }, async ({ tx, at }) => {
    const values = { name, description, isPublic, forAffiliates, kind: kind ?? 'document', ...madeOf(form, true), createdAt: at };
    const id = await insertRow(tx, RESOURCE, values);
    await setResourceLevels(tx, id, accessLevelIds);
    return id;
  });
}

/**
 * Saves a resource. A link replaces its file; a named file replaces the current content once it is
 * uploaded.
 *
 * @throws STALE when it was saved, or its file replaced, since the revision was read
 */
export const updateResource = (ctx: Context, edition: RecordRevision, input: Input): Promise<void> =>
  change(ctx, RESOURCE, edition.id, 'updateResource', async ({ tx, at, before }) => {
    const form = parseForm(resourceForm({ hasFile: before.url === null }), input);
    const { name, description, isPublic, forAffiliates, accessLevelIds, url } = form;
    await saveRow(tx, RESOURCE, edition, { name, description, isPublic, forAffiliates, ...madeOf(form, before.awaitsFile) });
    await setResourceLevels(tx, edition.id, accessLevelIds);
    if (url !== null) await dropResourceFile(tx, edition.id, at);
  });

/** Archives a resource, so that only staff see it, or restores it. */
export const setResourceArchived = (ctx: Context, id: number, archived: boolean): Promise<void> => setArchived(ctx, RESOURCE, id, archived);

registerFileOwner('resourceId', {
  assertReadable: async (ctx, id) => {
    const resource = await ctx.loader(resourceLoader).load(id);
    if (!resource) throw new UserError('NOT_FOUND', 'This resource does not exist.');
    const lock = await resourceLock(ctx, resource);
    if (lock) throw new UserError('FORBIDDEN', lockText(lock));
  },
  table: resources,
  purposes: {
    attachment: {
      kinds: 'any',
      isPrivate: true,
      uploadedBy: [
        { who: 'staff', page: 'editResourceFile' },
        // Staff who may only add resources can upload the file of a new one, but not replace
        // others.
        {
          who: 'staff',
          page: 'newResourceFile',
          allows: async (ctx, id) => (await ctx.loader(resourceLoader).load(id))?.awaitsFile === true,
        },
      ],
      // A resource has one file, which replaces the previous file or link.
      onUploaded: (ctx, id, { tx, at, name }) =>
        changeWithin(ctx, RESOURCE, id, { tx, at, action: 'replaceResourceFile' }, async ({ before: { revision } }) => {
          await dropResourceFile(tx, id, at);
          await saveRow(tx, RESOURCE, { id, revision }, { kind: resourceKind(name), url: null, awaitsFile: false });
        }),
    },
  },
});
