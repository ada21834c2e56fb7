/**
 * @generated SignedSource<<ebab4601fc4fa112b6e1d63de03a48f1>>
 * @relayHash 3a83c0db5869d5f1a99191132ea8cba0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5acfd5eacf602d3ed36e0b3a5b2fcb040487af893406b65552733513be451fb6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5acfd5eacf602d3ed36e0b3a5b2fcb040487af893406b65552733513be451fb6",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
