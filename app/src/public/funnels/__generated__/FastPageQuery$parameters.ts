/**
 * @generated SignedSource<<96ee170f9125371ace141c3a2bac143b>>
 * @relayHash e09ec71ed3f9a9f47b4a51f35263a0a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 21fad43c95d9eaa2d1d1eabdd9050466e9866890879eba97413eeccabb18a677

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FastPageQuery } from './FastPageQuery.graphql';

const node: PreloadableConcreteRequest<FastPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "21fad43c95d9eaa2d1d1eabdd9050466e9866890879eba97413eeccabb18a677",
    "metadata": {},
    "name": "FastPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
