/**
 * @generated SignedSource<<684a84b9c3988f63b67ac870e7291452>>
 * @relayHash f8302a384e81d5614be7c363694fcc69
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a086d0dc9256635ab38598c31e3e7cf25db968fe7ffdbde0cdf13e9dc365200c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FormsScreenQuery } from './FormsScreenQuery.graphql';

const node: PreloadableConcreteRequest<FormsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a086d0dc9256635ab38598c31e3e7cf25db968fe7ffdbde0cdf13e9dc365200c",
    "metadata": {},
    "name": "FormsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
