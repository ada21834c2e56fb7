/**
 * @generated SignedSource<<64c668266ff6a9ecacaa15c75f2d2011>>
 * @relayHash 5d8f0858e564c0d0aa35c9bce1230aeb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa5c126160b2e952e6883711e88d7f5ab31f0b033ba8715248afe5ed5bb409e1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventAttendanceScreenQuery } from './EventAttendanceScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventAttendanceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fa5c126160b2e952e6883711e88d7f5ab31f0b033ba8715248afe5ed5bb409e1",
    "metadata": {},
    "name": "EventAttendanceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
