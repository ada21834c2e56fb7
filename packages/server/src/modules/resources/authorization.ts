import { publicRecord, type Authorization } from '../../graphql/rules.ts';
import { isVisible } from './commands.ts';
import type { Resource } from './repo.ts';

/** Who may what of resources. */
export const resourcesAuthorization: Authorization = {
  types: {
    Resource: publicRecord('visitors the public ones; archived ones only for those who hold resourceFile', (resource: Resource, ctx) =>
      isVisible(ctx, resource),
    ),
  },
  fields: {
    'Query.publicResource': 'everyone',
    'Query.publicResources': 'everyone',
    'Viewer.myResources': 'signed-in',
    'Viewer.resource': 'signed-in',
    'Viewer.resources': { page: 'resourceFiles' },
  },
};
