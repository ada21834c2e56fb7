/**
 * @generated SignedSource<<c3195f67217d244cb8a0eda10c6aa660>>
 * @relayHash 179edbef1eefd7555520e5eef24a2ac5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6036fb72392e25ac2cabf79c5935009b7d335e13f8bc3f11f64575fa0442b2a7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ArchivedUsersScreenQuery } from './ArchivedUsersScreenQuery.graphql';

const node: PreloadableConcreteRequest<ArchivedUsersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6036fb72392e25ac2cabf79c5935009b7d335e13f8bc3f11f64575fa0442b2a7",
    "metadata": {},
    "name": "ArchivedUsersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
