/**
 * @generated SignedSource<<57a88493207caa55081699b2e5f05885>>
 * @relayHash 027074c8bc287d5cd84342b52d24971b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7fbfafed394f5fce6ff17abb1cac2d39692491e9587d91acb4f75d5d3ba0c781

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContentScreenQuery } from './ContentScreenQuery.graphql';

const node: PreloadableConcreteRequest<ContentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7fbfafed394f5fce6ff17abb1cac2d39692491e9587d91acb4f75d5d3ba0c781",
    "metadata": {},
    "name": "ContentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
