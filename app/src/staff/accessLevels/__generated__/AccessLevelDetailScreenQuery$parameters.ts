/**
 * @generated SignedSource<<7abe4ada8f4af7a0af535cc8c6d3f1dd>>
 * @relayHash 31c1df92765007b248b0fb1ff0874df0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea8c07d222fc7f1aa459fab1bdc1ca990a100d043ed1a0ac06d727abd18b67dc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccessLevelDetailScreenQuery } from './AccessLevelDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccessLevelDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ea8c07d222fc7f1aa459fab1bdc1ca990a100d043ed1a0ac06d727abd18b67dc",
    "metadata": {},
    "name": "AccessLevelDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
