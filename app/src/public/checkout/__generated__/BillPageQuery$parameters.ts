/**
 * @generated SignedSource<<7d61ed0884b299c9ea85654ad34cc060>>
 * @relayHash 2fa28fba8f891537f9ee824c4efe01f9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bdc1da6b8f0e148b29f2bfa1a0ad564d722b391ec377bd94a19db808b4fdb6a0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BillPageQuery } from './BillPageQuery.graphql';

const node: PreloadableConcreteRequest<BillPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bdc1da6b8f0e148b29f2bfa1a0ad564d722b391ec377bd94a19db808b4fdb6a0",
    "metadata": {},
    "name": "BillPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
