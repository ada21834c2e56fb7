/**
 * @generated SignedSource<<d7b3d50ac8a39a3373a1b3b56fa6e693>>
 * @relayHash d182f3a71b501d02fa277efeffe05a67
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d46bb39702f514ab02af901ffb9e1dac88acebcc455c58a52a287c5a9c0aa0b0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReceiptPageQuery } from './ReceiptPageQuery.graphql';

const node: PreloadableConcreteRequest<ReceiptPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d46bb39702f514ab02af901ffb9e1dac88acebcc455c58a52a287c5a9c0aa0b0",
    "metadata": {},
    "name": "ReceiptPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
