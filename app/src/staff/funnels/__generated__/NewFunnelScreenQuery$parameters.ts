/**
 * @generated SignedSource<<4c55ebe5c029f8e0dc6f6cfdbfd787ea>>
 * @relayHash 71de7c0918e297f450ca4d964ceef705
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7cffff999f287d276638db4787a4531d923f56627b3559d7de13523ab35a1b5e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewFunnelScreenQuery } from './NewFunnelScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewFunnelScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7cffff999f287d276638db4787a4531d923f56627b3559d7de13523ab35a1b5e",
    "metadata": {},
    "name": "NewFunnelScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
