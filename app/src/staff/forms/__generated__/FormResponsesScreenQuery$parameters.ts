/**
 * @generated SignedSource<<d1b5e3580fd5befccbab017b46aa09c3>>
 * @relayHash b5f6e85393658fb0f568192e55b44a0a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ccaf17401c842d4322294bb97c5b3fdf92d6c24d3827991a3a0a77348ef6f42

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FormResponsesScreenQuery } from './FormResponsesScreenQuery.graphql';

const node: PreloadableConcreteRequest<FormResponsesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0ccaf17401c842d4322294bb97c5b3fdf92d6c24d3827991a3a0a77348ef6f42",
    "metadata": {},
    "name": "FormResponsesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
