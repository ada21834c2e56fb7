/**
 * @generated SignedSource<<509dab4a6a6555fbb6a50d17b1482a88>>
 * @relayHash 05bb210259f54b370a35c1e95019793e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1698620816d74970eecac83c9ccabbc701450a6a8ce09e6be02bbcbd4f6b4bf2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventAttendanceScreenQuery } from './EventAttendanceScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventAttendanceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1698620816d74970eecac83c9ccabbc701450a6a8ce09e6be02bbcbd4f6b4bf2",
    "metadata": {},
    "name": "EventAttendanceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
