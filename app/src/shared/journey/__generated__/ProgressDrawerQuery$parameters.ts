/**
 * @generated SignedSource<<a649360a9e116b9a63b8e0976020b2ee>>
 * @relayHash d50aa55a8ea32145502e46807191d8e0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eae86b8c4bd2a8ca80b0a6fb6686ede2e12e2f97c0ec61fe336887f3c255dbb2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProgressDrawerQuery } from './ProgressDrawerQuery.graphql';

const node: PreloadableConcreteRequest<ProgressDrawerQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eae86b8c4bd2a8ca80b0a6fb6686ede2e12e2f97c0ec61fe336887f3c255dbb2",
    "metadata": {},
    "name": "ProgressDrawerQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
