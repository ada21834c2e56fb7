/**
 * @generated SignedSource<<b25b69c78634d5f941456c8d5091b2b0>>
 * @relayHash b04575b6256dea9f55abfff10905b49e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 61840a89cafb89f39d2f80fc3bcc4eb485377ae7fa147c9e64c23412c9bfe3c3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventScreenQuery } from './EventScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "61840a89cafb89f39d2f80fc3bcc4eb485377ae7fa147c9e64c23412c9bfe3c3",
    "metadata": {},
    "name": "EventScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
