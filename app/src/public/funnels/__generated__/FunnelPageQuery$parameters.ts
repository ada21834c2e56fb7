/**
 * @generated SignedSource<<dcdaa0e73888290598754da915e98a97>>
 * @relayHash 6f384a2523bb9b3c5f060913f4df9266
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a0e9767b79a97a526ae16e6f32a94fff4cfbff6df3af8aa76928546a4185d72a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FunnelPageQuery } from './FunnelPageQuery.graphql';

const node: PreloadableConcreteRequest<FunnelPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a0e9767b79a97a526ae16e6f32a94fff4cfbff6df3af8aa76928546a4185d72a",
    "metadata": {},
    "name": "FunnelPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
