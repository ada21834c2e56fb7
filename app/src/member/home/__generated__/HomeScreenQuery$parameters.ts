/**
 * @generated SignedSource<<96afb348eb4b33dc789144b198c50160>>
 * @relayHash 8ee3d7cc10d99a2db325ead61ad92904
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8972ae514c77d21f76d001376745cf3f12650a9a1f97455a21ba1f633b1a49a7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8972ae514c77d21f76d001376745cf3f12650a9a1f97455a21ba1f633b1a49a7",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
