/**
 * @generated SignedSource<<e0d2c6a11d768e04abafe8ae4229c35b>>
 * @relayHash 04d6b2d9989b1635c5abc1085ae75ded
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 50527c3769889454681edd29cb4a890cea6bcfb08b0bc6feb1e83db894dcd31a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CouponDetailScreenQuery } from './CouponDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<CouponDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "50527c3769889454681edd29cb4a890cea6bcfb08b0bc6feb1e83db894dcd31a",
    "metadata": {},
    "name": "CouponDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
