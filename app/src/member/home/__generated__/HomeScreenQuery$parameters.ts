/**
 * @generated SignedSource<<2f4965c6f1aa1275d88d2c7489f95f4d>>
 * @relayHash b579f1df7b7a7bfae97a6b660db7ee35
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf623c979f20822b9a6b1d9b020ff966369588a44a93a1711cf23f2469b9e6d2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cf623c979f20822b9a6b1d9b020ff966369588a44a93a1711cf23f2469b9e6d2",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
