/**
 * @generated SignedSource<<637592ff7fe6fecef14209fe0bd1319e>>
 * @relayHash 98b4cad8ccac21d6a348a59b69536cd0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d4afbbc5f8f74f34ee714d6727e4330bb2fd78f56d83a2db54e8f4b2ed4f8c7c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DefaultSettingsScreenQuery } from './DefaultSettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<DefaultSettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d4afbbc5f8f74f34ee714d6727e4330bb2fd78f56d83a2db54e8f4b2ed4f8c7c",
    "metadata": {},
    "name": "DefaultSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
