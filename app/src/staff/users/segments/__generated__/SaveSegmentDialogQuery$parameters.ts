/**
 * @generated SignedSource<<f050042ff18c845457d9805ff56715f3>>
 * @relayHash 37fe9b1ebce2817e5cf7a9b6d8103701
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 10e994cfe877fb4f6342a0e2ac12a98be7d73572a330eba7ef967bb0a3aa745c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SaveSegmentDialogQuery } from './SaveSegmentDialogQuery.graphql';

const node: PreloadableConcreteRequest<SaveSegmentDialogQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "10e994cfe877fb4f6342a0e2ac12a98be7d73572a330eba7ef967bb0a3aa745c",
    "metadata": {},
    "name": "SaveSegmentDialogQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
