/**
 * @generated SignedSource<<d575dd745149c75ece8a2f9f3cef3a3f>>
 * @relayHash eb02070ebc9cbeb5e275a2f79b471eb8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab068b272fe7999e6bf283fe20f723a943861797ae6d827ae220ad6787b0b622

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupMembersScreenQuery } from './GroupMembersScreenQuery.graphql';

const node: PreloadableConcreteRequest<GroupMembersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ab068b272fe7999e6bf283fe20f723a943861797ae6d827ae220ad6787b0b622",
    "metadata": {},
    "name": "GroupMembersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
