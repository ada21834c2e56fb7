/**
 * @generated SignedSource<<2e48edc27b47757bcc7bb79a738ead31>>
 * @relayHash 735059af6042fbd83768847e677f12e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc0ebf05153b1919079af5469762bf17ea666f2090d982fcc45d5f4b7c55e366

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BillingsTabQuery } from './BillingsTabQuery.graphql';

const node: PreloadableConcreteRequest<BillingsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bc0ebf05153b1919079af5469762bf17ea666f2090d982fcc45d5f4b7c55e366",
    "metadata": {},
    "name": "BillingsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
