/**
 * @generated SignedSource<<d900d58b5e4ef5dc6035572c57b8f0a8>>
 * @relayHash 12d1660346dc5ec64571a5cc0c426abe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d70e1d135f3d31e2774945a1144f8661383f23bbed1fdcf8c411af323d2c1a2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventsScreenQuery } from './EventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8d70e1d135f3d31e2774945a1144f8661383f23bbed1fdcf8c411af323d2c1a2",
    "metadata": {},
    "name": "EventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
