/**
 * @generated SignedSource<<52f38c8ef8f2d9c0a7d3bf62bdbf35d2>>
 * @relayHash 57d2226738bc76af3219a5ea11287b36
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5019d8066b04d4dd06c128efc82774bdd39183bd2486dcd577e9ae39e0986c3a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5019d8066b04d4dd06c128efc82774bdd39183bd2486dcd577e9ae39e0986c3a",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
