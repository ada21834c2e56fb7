import { enumWord } from '@atlas/domain/lists';
import { RESOURCE_KINDS, type ResourceKind } from '@atlas/domain/uploads';

const KINDS = Object.keys(RESOURCE_KINDS) as ResourceKind[];

/** The kind of a resource as the rules name it; what a later version may send is a link. */
export const kindOf = (name: string): ResourceKind => enumWord(KINDS, name) ?? 'link';
