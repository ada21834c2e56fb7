/**
 * @generated SignedSource<<1b5c3f1abe11f339b17da6bd61879692>>
 * @relayHash 5833312c848216a6c06cd0a63cd8e9c6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0944c43934db3990ab59e6ccec53c074e4759d9c0d4ad18c19fedd210b6c74ac

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyEventsScreenQuery } from './MyEventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyEventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0944c43934db3990ab59e6ccec53c074e4759d9c0d4ad18c19fedd210b6c74ac",
    "metadata": {},
    "name": "MyEventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
