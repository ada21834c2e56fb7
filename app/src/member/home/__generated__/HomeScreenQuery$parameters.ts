/**
 * @generated SignedSource<<a7cf1f75530afe2bcb46071d939dea20>>
 * @relayHash 064fcf97d47eef56b530d7220304efa5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c775383a2917451e39bd2adffdf7334cc400fafb109d86b6527f3249119162fb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c775383a2917451e39bd2adffdf7334cc400fafb109d86b6527f3249119162fb",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
