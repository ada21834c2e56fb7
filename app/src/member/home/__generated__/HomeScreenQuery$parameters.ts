/**
 * @generated SignedSource<<1715d8728b4319275f62d03bbf4221bf>>
 * @relayHash 241343b9bcbd5567db0d1212e70bccef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID da8fbec049f68ac6967ab499d4acbb2bdeac10fe6297721ae68a29bd6a312378

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "da8fbec049f68ac6967ab499d4acbb2bdeac10fe6297721ae68a29bd6a312378",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
