/**
 * @generated SignedSource<<64090f6891f18e24ee025389b9eb7ed1>>
 * @relayHash d61f1d7c10d210e5824139490d6c6fbb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f5f13c30f1fa35faa6306a566be66c6e29baf4737b8dc8173eccc841278dba9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyEventsScreenQuery } from './MyEventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyEventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6f5f13c30f1fa35faa6306a566be66c6e29baf4737b8dc8173eccc841278dba9",
    "metadata": {},
    "name": "MyEventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
