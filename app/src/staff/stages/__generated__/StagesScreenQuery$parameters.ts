/**
 * @generated SignedSource<<e246c24c6171b7b8992e168d5ebc4cfd>>
 * @relayHash 5973cd6445c07ccc4f7158e57b69585d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1f029158c4d78c62bb1abc0cd7d2ae1057a223b4cd76999346e88fbf6d4d4ca9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StagesScreenQuery } from './StagesScreenQuery.graphql';

const node: PreloadableConcreteRequest<StagesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1f029158c4d78c62bb1abc0cd7d2ae1057a223b4cd76999346e88fbf6d4d4ca9",
    "metadata": {},
    "name": "StagesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
