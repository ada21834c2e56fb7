/**
 * @generated SignedSource<<8b7c8f6cd54e1d263d87ecff166f11ac>>
 * @relayHash 6bcdb68374667fa5f1a29b1faac14b04
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ccbf57041e70c7a8e8cdb22a324e97b03e97208dd000a97172fd05af266ddd18

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyEventsCalendarScreenQuery } from './MyEventsCalendarScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyEventsCalendarScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ccbf57041e70c7a8e8cdb22a324e97b03e97208dd000a97172fd05af266ddd18",
    "metadata": {},
    "name": "MyEventsCalendarScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
