/**
 * @generated SignedSource<<326ac74daf397a6b799eddf210d78852>>
 * @relayHash f40a9806dff21a8d5eb48e8ceb452d6a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 095719f8e96391eca8c8d982f02e4f51ff3e49cf7740f595eeea0ec339f84598

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MergeUsersScreenQuery } from './MergeUsersScreenQuery.graphql';

const node: PreloadableConcreteRequest<MergeUsersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "095719f8e96391eca8c8d982f02e4f51ff3e49cf7740f595eeea0ec339f84598",
    "metadata": {},
    "name": "MergeUsersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
