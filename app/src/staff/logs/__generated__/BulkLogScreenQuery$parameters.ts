/**
 * @generated SignedSource<<65b69e4f5c8599840733a02e12e55b68>>
 * @relayHash 2625fe15af574ce775d5726ebbef300b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7212dc8a92e58f62e25c5c617c1b5417a776b154b9e30bd455db08b2b438d1a7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BulkLogScreenQuery } from './BulkLogScreenQuery.graphql';

const node: PreloadableConcreteRequest<BulkLogScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7212dc8a92e58f62e25c5c617c1b5417a776b154b9e30bd455db08b2b438d1a7",
    "metadata": {},
    "name": "BulkLogScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
