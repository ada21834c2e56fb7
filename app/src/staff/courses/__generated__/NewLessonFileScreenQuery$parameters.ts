/**
 * @generated SignedSource<<2456d7690ad590f328da49cd6cbfe65b>>
 * @relayHash 090c953e1abca944b5444e9dfa8e0895
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c4d7cdc6af713498754374a00910eff8d5ea9c00e25cdb50e3e0d0c6f992a91f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewLessonFileScreenQuery } from './NewLessonFileScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewLessonFileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c4d7cdc6af713498754374a00910eff8d5ea9c00e25cdb50e3e0d0c6f992a91f",
    "metadata": {},
    "name": "NewLessonFileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
