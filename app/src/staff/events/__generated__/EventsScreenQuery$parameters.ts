/**
 * @generated SignedSource<<9442547f8d94dded957da7b526a7c315>>
 * @relayHash aa6029461c43efecefe2bb3f761917a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4331f2b36c1c4814c492f1a94a3622bb6c39c07d2e8baa14a6497b435572b471

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventsScreenQuery } from './EventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4331f2b36c1c4814c492f1a94a3622bb6c39c07d2e8baa14a6497b435572b471",
    "metadata": {},
    "name": "EventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
