/**
 * @generated SignedSource<<fed3e37c935d9110606bed239b46646e>>
 * @relayHash 5a7c243e628c16cad47af901d08348d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 24d83ffc4d98ea1d1b574bb9757f116bc951c9da368cf6b24c7c789367c375c6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventsScreenQuery } from './EventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "24d83ffc4d98ea1d1b574bb9757f116bc951c9da368cf6b24c7c789367c375c6",
    "metadata": {},
    "name": "EventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
