/**
 * @generated SignedSource<<5086a720a5c808aa920d95d5a9cafddb>>
 * @relayHash a32918ff3232add54ca699ec8470b9da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c2e1b58e234212615e5b6cf69591ee797ad10b9e7554f0aba1852ca8dd769213

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PublicResourcePageQuery } from './PublicResourcePageQuery.graphql';

const node: PreloadableConcreteRequest<PublicResourcePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c2e1b58e234212615e5b6cf69591ee797ad10b9e7554f0aba1852ca8dd769213",
    "metadata": {},
    "name": "PublicResourcePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
