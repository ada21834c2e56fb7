export { isPublicAddress } from './isPublicAddress.ts';
export {
  hasBroken,
  LINK_CHECK_HOURS,
  LINK_CHECK_SECONDS,
  type LinkResponse,
  linkFailed,
  linksDue,
  type LinkState,
  linkState,
  MAX_REDIRECTS,
} from './linkChecks.ts';
export {
  RESOURCE_FILE_MISSING,
  RESOURCE_LINK_INSIDE,
  RESOURCE_LINK_INVALID,
  RESOURCE_SOURCES,
  type ResourceForm,
  resourceForm,
  type ResourceSource,
} from './resourceForm.ts';
export { readersResourcesList } from './readersResourcesList.ts';
export { resourcesList } from './resourcesList.ts';
export {
  NO_RESOURCES,
  noResourcesFor,
  RESOURCE_FILE_ON_ITS_WAY,
  RESOURCE_SWITCHES,
  type ResourceContent,
  resourceMeta,
} from './resourceTexts.ts';
export { leadsInside, linkHost, webLink } from './webLink.ts';
