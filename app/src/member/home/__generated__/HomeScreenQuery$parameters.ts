/**
 * @generated SignedSource<<f5815733bf55a48f7ebd1dee5ae171cd>>
 * @relayHash 0e4a96159b4af1568b149d11a71aeb2f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a8105b4b2c4f4fba9d446b267734f3d2e066a1a55676f600b15e918dc8dd6217

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a8105b4b2c4f4fba9d446b267734f3d2e066a1a55676f600b15e918dc8dd6217",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
