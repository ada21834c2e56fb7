/**
 * @generated SignedSource<<4bced869140e922930cf8e0e15d5328f>>
 * @relayHash 637baf67f934dcb9d285ff51d71f905e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f502674d62c8f4539eb7c8106e75c651ca23de966e5cefcf4af9964e3783b30d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UnplacedMembersScreenQuery } from './UnplacedMembersScreenQuery.graphql';

const node: PreloadableConcreteRequest<UnplacedMembersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f502674d62c8f4539eb7c8106e75c651ca23de966e5cefcf4af9964e3783b30d",
    "metadata": {},
    "name": "UnplacedMembersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
