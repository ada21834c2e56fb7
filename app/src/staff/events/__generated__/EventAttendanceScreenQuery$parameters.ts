/**
 * @generated SignedSource<<3fdf21ec3d1c93eea8e2cfedcc2595f0>>
 * @relayHash 366d60cfd434216074232e7c3ec8a735
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 33c86d2ae93992ec378689a5f11194f08f41a75754ce0a36fb769d208365e0a5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventAttendanceScreenQuery } from './EventAttendanceScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventAttendanceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "33c86d2ae93992ec378689a5f11194f08f41a75754ce0a36fb769d208365e0a5",
    "metadata": {},
    "name": "EventAttendanceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
