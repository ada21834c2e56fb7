/**
 * @generated SignedSource<<c1ad75eba8e4c4f383b4a5811ba716cb>>
 * @relayHash f9e9ebd5640963254c10512422bd432a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9bb99abb8bd6145d872183e4d8de2b3ccf23f29c7b56895a554a7d70e92a0c7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditSubgroupScreenQuery } from './EditSubgroupScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditSubgroupScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a9bb99abb8bd6145d872183e4d8de2b3ccf23f29c7b56895a554a7d70e92a0c7",
    "metadata": {},
    "name": "EditSubgroupScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
