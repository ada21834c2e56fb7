import { publicRecord, type Authorization } from '../../graphql/rules.ts';
import { isVisible } from './commands.ts';
import type { Resource } from './repo.ts';

/** Access rules for resources. */
export const resourcesAuthorization: Authorization = {
  types: {
    Resource: publicRecord(
      'visitors only for public resources; drafts, archived resources, and those without an uploaded file, only for holders of resourceFile',
      (resource: Resource, ctx) => isVisible(ctx, resource),
    ),
    ResourceAudience: 'with-parent',
  },
  fields: {
    'Mutation.createResource': { page: 'newResourceFile', function: 'resource-file_create' },
    'Mutation.publishResource': { page: 'editResourceFile' },
    'Mutation.setResourceArchived': { page: 'editResourceFile' },
    'Mutation.unpublishResource': { page: 'editResourceFile' },
    'Mutation.updateResource': { page: 'editResourceFile' },
    'Query.publicResource': 'everyone',
    'Query.publicResources': 'everyone',
    'Viewer.myResources': 'signed-in',
    'Viewer.resource': 'signed-in',
    'Resource.accessLevels': { page: 'resourceFile' },
    'Resource.brokenSince': { page: ['resourceFiles', 'resourceFile'] },
    'Resource.link': { page: 'resourceFile' },
    'Resource.linkCheckedAt': { page: ['resourceFiles', 'resourceFile'] },
    'Resource.products': { page: 'resourceFile' },
    'Resource.publication': { page: ['resourceFiles', 'resourceFile'] },
    'Resource.publishChecks': { page: 'editResourceFile' },
    'Resource.publishedAt': { page: ['resourceFiles', 'resourceFile'] },
    'Viewer.resourceAudiences': { page: ['newResourceFile', 'editResourceFile'] },
    'Viewer.resources': { page: 'resourceFiles' },
  },
};
