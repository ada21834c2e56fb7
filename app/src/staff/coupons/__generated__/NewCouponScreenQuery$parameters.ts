/**
 * @generated SignedSource<<232c56ee5d5ff46cfdc922c4404dc110>>
 * @relayHash cd2707a682e0d808e2f1a593afa522d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f25a23d58194690118b408fc130a57449e6fbc573330d872efd545dfc45a48c0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewCouponScreenQuery } from './NewCouponScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewCouponScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f25a23d58194690118b408fc130a57449e6fbc573330d872efd545dfc45a48c0",
    "metadata": {},
    "name": "NewCouponScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
