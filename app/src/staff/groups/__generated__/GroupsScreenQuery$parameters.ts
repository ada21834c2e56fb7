/**
 * @generated SignedSource<<eaab6f4818b3063310bcbc8dd2a6df4a>>
 * @relayHash 8800e194084f85ffd02bec94eb43a134
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3bcbb9dab1239564147fb3c58edf72c199fb0d4ba8a14b34ee1c562e7a4ae2b8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupsScreenQuery } from './GroupsScreenQuery.graphql';

const node: PreloadableConcreteRequest<GroupsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3bcbb9dab1239564147fb3c58edf72c199fb0d4ba8a14b34ee1c562e7a4ae2b8",
    "metadata": {},
    "name": "GroupsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
