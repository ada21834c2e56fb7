import { enumWord } from '@atlas/domain/lists';
import { RESOURCE_KINDS, type ResourceKind } from '@atlas/domain/uploads';

const KINDS = Object.keys(RESOURCE_KINDS) as ResourceKind[];

/**
 * Converts a resource's kind for the domain rules. An unknown kind of a later version counts as a
 * link.
 */
export const kindOf = (name: string): ResourceKind => enumWord(KINDS, name) ?? 'link';
