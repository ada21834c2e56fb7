/**
 * @generated SignedSource<<c1186dd870112baaa094a9d712c148fb>>
 * @relayHash 7690d655a222151dff35e9a615a53ca5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 523afc6f8ee07dd9a9e93ce0816546fd7147422abce6548f52396e8a806eaee9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditCouponScreenQuery } from './EditCouponScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditCouponScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "523afc6f8ee07dd9a9e93ce0816546fd7147422abce6548f52396e8a806eaee9",
    "metadata": {},
    "name": "EditCouponScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
