/**
 * @generated SignedSource<<9257aea63bb677178193d3544102e463>>
 * @relayHash 251282a4399921c7936a2aa418315421
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 25ee975b7ffe1ae10768bdb93fb9fc393380e6b0e4bdc555dfcb3dcd272d57e8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyEventsScreenQuery } from './MyEventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyEventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "25ee975b7ffe1ae10768bdb93fb9fc393380e6b0e4bdc555dfcb3dcd272d57e8",
    "metadata": {},
    "name": "MyEventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
