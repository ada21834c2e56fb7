/**
 * @generated SignedSource<<1d0af5abbc8b4f42e0ca90693cfb44f6>>
 * @relayHash 7d80e72e845e2c638f72e60de80023f3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1fd5d80dd515118e45b3cd8a0f992d4efc1c2f661b1629949933b4fa5e356c5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventAttendanceScreenQuery } from './EventAttendanceScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventAttendanceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a1fd5d80dd515118e45b3cd8a0f992d4efc1c2f661b1629949933b4fa5e356c5",
    "metadata": {},
    "name": "EventAttendanceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
