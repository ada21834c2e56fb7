/**
 * @generated SignedSource<<2cb346efd0ea241b3dc3452d50d1dcd1>>
 * @relayHash cb18d01ccb578cc95bc1f9e9ac95100f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID abf708ad8929aed1df879c13da94fb5404a8e6bc5ccf196dc28bcd58ced88f02

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FormShareScreenQuery } from './FormShareScreenQuery.graphql';

const node: PreloadableConcreteRequest<FormShareScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "abf708ad8929aed1df879c13da94fb5404a8e6bc5ccf196dc28bcd58ced88f02",
    "metadata": {},
    "name": "FormShareScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
