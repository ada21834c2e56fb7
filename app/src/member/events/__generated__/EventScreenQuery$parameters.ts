/**
 * @generated SignedSource<<3825711efa6c510927993995eab43108>>
 * @relayHash 4f4df843553de0da2daf78f156d54352
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c04bb5f94eaf8255ce3b532baa1f4a0420df88586f2da7f374b5f6aaef808249

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventScreenQuery } from './EventScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c04bb5f94eaf8255ce3b532baa1f4a0420df88586f2da7f374b5f6aaef808249",
    "metadata": {},
    "name": "EventScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
