/**
 * @generated SignedSource<<b3c0db3a0e3c683935b1c55b230cd818>>
 * @relayHash afd27a0369a627d961c9c1ba6a5571d6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5778ffffbb0372b626a2745cf17e801fa498dfb4246b4b39e7abe30bbbcb0142

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventScreenQuery } from './EventScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5778ffffbb0372b626a2745cf17e801fa498dfb4246b4b39e7abe30bbbcb0142",
    "metadata": {},
    "name": "EventScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
