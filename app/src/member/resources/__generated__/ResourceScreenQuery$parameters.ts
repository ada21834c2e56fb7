/**
 * @generated SignedSource<<b01542ed3c2ef140d891cd177d04529a>>
 * @relayHash 92b4e69c74eb80da95096625ec282895
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd4c1978726a423affcac93f59eee1415bfb6809a2435a1e8962b4b4ffb5cdce

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResourceScreenQuery } from './ResourceScreenQuery.graphql';

const node: PreloadableConcreteRequest<ResourceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bd4c1978726a423affcac93f59eee1415bfb6809a2435a1e8962b4b4ffb5cdce",
    "metadata": {},
    "name": "ResourceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
