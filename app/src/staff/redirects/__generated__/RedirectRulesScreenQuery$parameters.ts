/**
 * @generated SignedSource<<13d87a276b297e2cfb59f9dd99102e87>>
 * @relayHash 34da3bf36598cb931b198f46e963c183
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a3dc998892bfe8d789b4e27e58254abc08e7bd26f3205fbbb70a8fd6f6ee1484

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RedirectRulesScreenQuery } from './RedirectRulesScreenQuery.graphql';

const node: PreloadableConcreteRequest<RedirectRulesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a3dc998892bfe8d789b4e27e58254abc08e7bd26f3205fbbb70a8fd6f6ee1484",
    "metadata": {},
    "name": "RedirectRulesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
