import { lockText, type Lock } from '@atlas/domain/access';
import { resourceForm, type ResourceForm } from '@atlas/domain/resources';
import { resourceKind } from '@atlas/domain/uploads';
import { change, changeWithin, create, setArchived } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import type { Idempotency } from '../../commands/idempotency.ts';
import { parseForm, type Input } from '../../commands/parseForm.ts';
import { insertRow, defineRecord, saveRow, type RecordRevision } from '../../commands/subject.ts';
import { UserError } from '../../errors.ts';
import { lockOf } from '../content/commands.ts';
import { opensAllOf } from '../content/repo.ts';
import { registerFileOwner } from '../files/commands.ts';
import { dropResourceFile, findResourceLevels, RESOURCE_CONTENT, resourceLoader, setResourceLevels, type Resource } from './repo.ts';
import { resources } from './tables.ts';

/** Whether a resource is in use and has its file or its link. */
const isInSight = ({ archivedAt, awaitsFile }: Resource): boolean => archivedAt === null && !awaitsFile;

/** Whether a resource opens for everybody, without signing in. */
export const isOpenToAll = (resource: Resource): boolean => resource.isPublic && isInSight(resource);

/**
 * Why a resource does not open for the reader, or null. Product decision: what opens content.
 * Throws UNAUTHENTICATED for a visitor, unless it opens for everybody.
 */
export async function resourceLock(ctx: Context, resource: Resource): Promise<Lock | null> {
  if (isOpenToAll(resource)) return null;
  return lockOf(ctx, RESOURCE_CONTENT, resource);
}

/** Whether the request may know of a resource: visitors of public ones, people of all in sight, staff of the others too. */
export const isVisible = (ctx: Context, resource: Resource): boolean =>
  isOpenToAll(resource) || (ctx.session !== null && (isInSight(resource) || opensAllOf(RESOURCE_CONTENT, ctx.signedIn().reader)));

/** A resource that the request may know of, or null. */
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
      message: 'One of the access levels does not exist any more.',
    },
  },
});

/** What of its row goes by the file or the link of a form. A file that is named arrives later; until then what is there stays. */
function madeOf({ url, fileName, kind }: ResourceForm, awaitsFile: boolean): Partial<Resource> {
  if (kind === null || (fileName !== null && !awaitsFile)) return {};
  return { kind, url, awaitsFile: fileName !== null };
}

/** Adds a resource. One that will have a file is for staff alone until it has arrived. */
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
 * Saves a resource. A link takes the place of its file; a file that is named takes the place of what is there once it has arrived. Throws STALE when
 * it was saved, or its file replaced, since the revision was read.
 */
export const updateResource = (ctx: Context, edition: RecordRevision, input: Input): Promise<void> =>
  change(ctx, RESOURCE, edition.id, 'updateResource', async ({ tx, at, before }) => {
    const form = parseForm(resourceForm({ hasFile: before.url === null }), input);
    const { name, description, isPublic, forAffiliates, accessLevelIds, url } = form;
    await saveRow(tx, RESOURCE, edition, { name, description, isPublic, forAffiliates, ...madeOf(form, before.awaitsFile) });
    await setResourceLevels(tx, edition.id, accessLevelIds);
    if (url !== null) await dropResourceFile(tx, edition.id, at);
  });

/** Takes a resource away from everybody, or gives it back. */
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
        // Whoever may only add resources gives a new one its file, and no other one another.
        {
          who: 'staff',
          page: 'newResourceFile',
          allows: async (ctx, id) => (await ctx.loader(resourceLoader).load(id))?.awaitsFile === true,
        },
      ],
      // A resource has one file, which takes the place of the one before and of a link.
      onUploaded: (ctx, id, { tx, at, name }) =>
        changeWithin(ctx, RESOURCE, id, { tx, at, action: 'replaceResourceFile' }, async ({ before: { revision } }) => {
          await dropResourceFile(tx, id, at);
          await saveRow(tx, RESOURCE, { id, revision }, { kind: resourceKind(name), url: null, awaitsFile: false });
        }),
    },
  },
});
