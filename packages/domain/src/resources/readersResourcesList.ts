import { defineList } from '../lists/defineList.ts';
import { RESOURCE_KINDS, type ResourceKind } from '../uploads/resourceKind.ts';

const KINDS = Object.keys(RESOURCE_KINDS) as [ResourceKind, ...ResourceKind[]];

/** The filter and the order of every list of resources. */
export const BY_KIND = { kind: 'enum', field: 'kind', words: KINDS } as const;
export const NEWEST = { by: 'created', descending: true } as const;

/**
 * The resources a person has access to, or that are public, newest first. Product decisions §16.
 */
export const readersResourcesList = defineList({ sorts: ['created', 'name'], order: NEWEST, searches: 'Name', filters: { kind: BY_KIND } });
