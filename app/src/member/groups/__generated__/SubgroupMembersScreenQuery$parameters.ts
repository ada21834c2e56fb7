/**
 * @generated SignedSource<<3d178bd79bb74ef58ff8c0f228d819ba>>
 * @relayHash e7e37937e2fd8bb9008026fcb415dff4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 23549d8b694ec4f6a6311e907b20eca6923f2a61e746d683959ee2595c3c7d10

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubgroupMembersScreenQuery } from './SubgroupMembersScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubgroupMembersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "23549d8b694ec4f6a6311e907b20eca6923f2a61e746d683959ee2595c3c7d10",
    "metadata": {},
    "name": "SubgroupMembersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
