/**
 * @generated SignedSource<<8a70789cda4aa8ea0526c9c7d1815233>>
 * @relayHash d79725bef44cc09b934a8cf6c9abbfbb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0deae7548b50641fb5628bd4c5c3491d2f1ec6d55f9ef111c18f26b08bc39b9b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClosedPageQuery } from './ClosedPageQuery.graphql';

const node: PreloadableConcreteRequest<ClosedPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0deae7548b50641fb5628bd4c5c3491d2f1ec6d55f9ef111c18f26b08bc39b9b",
    "metadata": {},
    "name": "ClosedPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
