/**
 * @generated SignedSource<<5af52642e0704ecfa4d66ef25967e7ae>>
 * @relayHash 6860d29d8e7a095cd54b1df8fa745fe5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b72281b542975374809e18d1d3e549bbc785e95b18e158fbb9824fc1d17bf69

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContentScreenQuery } from './ContentScreenQuery.graphql';

const node: PreloadableConcreteRequest<ContentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2b72281b542975374809e18d1d3e549bbc785e95b18e158fbb9824fc1d17bf69",
    "metadata": {},
    "name": "ContentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
