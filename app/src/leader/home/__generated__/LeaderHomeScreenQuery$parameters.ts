/**
 * @generated SignedSource<<33ef7d7a7ae3f8e4a831397a3c309ac3>>
 * @relayHash a3984a2fe8921c7a428369fd28bf5d2c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb9e4d54c7cc39f488e47f8ac7f82894e36275d4a541ee81d163fb48b403bff6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeaderHomeScreenQuery } from './LeaderHomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<LeaderHomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bb9e4d54c7cc39f488e47f8ac7f82894e36275d4a541ee81d163fb48b403bff6",
    "metadata": {},
    "name": "LeaderHomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
