/**
 * @generated SignedSource<<04e3737ad4d73f662415087b5ccb35d0>>
 * @relayHash a98e062e880f943042c4ae4d96390ca1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 85d01b2deaade70c9cb308331d95df7a3e3f3ce3074b7da8ddadaf49e041ae11

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProgressDrawerQuery } from './ProgressDrawerQuery.graphql';

const node: PreloadableConcreteRequest<ProgressDrawerQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "85d01b2deaade70c9cb308331d95df7a3e3f3ce3074b7da8ddadaf49e041ae11",
    "metadata": {},
    "name": "ProgressDrawerQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
