/**
 * @generated SignedSource<<faf30713895743c7877ae8e54f5b2e62>>
 * @relayHash b2b7ed5ff4676e9f807cf347cb2cafae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f1cdeef642ca3f5f3148c82847074dc619784fe630998379d233b548843e7d5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditFunnelScreenQuery } from './EditFunnelScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditFunnelScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5f1cdeef642ca3f5f3148c82847074dc619784fe630998379d233b548843e7d5",
    "metadata": {},
    "name": "EditFunnelScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
