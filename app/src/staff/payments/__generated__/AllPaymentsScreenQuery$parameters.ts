/**
 * @generated SignedSource<<787e8d3e61b1e7958799e6ed2ac3ab65>>
 * @relayHash 39eb7280cc94f7e5f0d05a134b34b9f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e45661d0e294f1d388703fbde9db1310d0a814b4fb8a26181acff40ac95937c9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AllPaymentsScreenQuery } from './AllPaymentsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AllPaymentsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e45661d0e294f1d388703fbde9db1310d0a814b4fb8a26181acff40ac95937c9",
    "metadata": {},
    "name": "AllPaymentsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
