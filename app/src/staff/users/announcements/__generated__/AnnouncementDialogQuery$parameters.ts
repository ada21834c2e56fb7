/**
 * @generated SignedSource<<ebb6e5518b4cb4d0f7e22e044d1e8594>>
 * @relayHash d6b2c01e3c1e985071f2d405d85b84dc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 75a3d42beb3a701ac5180021b0cb9095bb115c3f62ed1597b80c7ba4e1037e1d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AnnouncementDialogQuery } from './AnnouncementDialogQuery.graphql';

const node: PreloadableConcreteRequest<AnnouncementDialogQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "75a3d42beb3a701ac5180021b0cb9095bb115c3f62ed1597b80c7ba4e1037e1d",
    "metadata": {},
    "name": "AnnouncementDialogQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
