/**
 * @generated SignedSource<<267276b9920e8c343dead70234d99570>>
 * @relayHash 013831fc71c5a5c69f45e238a8b17258
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1d7eb71f22f3d9b718bea7a62daef66e5c908978f6437452f650c3750dd77a8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountTabQuery } from './AccountTabQuery.graphql';

const node: PreloadableConcreteRequest<AccountTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a1d7eb71f22f3d9b718bea7a62daef66e5c908978f6437452f650c3750dd77a8",
    "metadata": {},
    "name": "AccountTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
