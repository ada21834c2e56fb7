/**
 * @generated SignedSource<<f760811d8fdc2e1803afc527dd50b86e>>
 * @relayHash 3908b54d891cb213eb5571497c53e8d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9e63430e0f0c203650875b8d4f5c749b0288b8590a93b1e22011bcb7d4831d5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b9e63430e0f0c203650875b8d4f5c749b0288b8590a93b1e22011bcb7d4831d5",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
