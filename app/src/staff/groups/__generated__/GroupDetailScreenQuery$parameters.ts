/**
 * @generated SignedSource<<98ba4f732179b6488b7dd1ff07f0406f>>
 * @relayHash f38cea08104756b7aa0bdfd0ab2e3d75
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd28fb9ef7c2b2d0231d62184185142289328dd013120336ec6c0bfc4305f14d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupDetailScreenQuery } from './GroupDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<GroupDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dd28fb9ef7c2b2d0231d62184185142289328dd013120336ec6c0bfc4305f14d",
    "metadata": {},
    "name": "GroupDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
